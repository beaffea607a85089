import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import WidgetKit

extension RequestServer {
    private func descriptor(attributes name: String) throws(ExtensionFailure) -> ActivityDescriptor {
        if let activity = activities.first(where: { $0.attributesName == name }) { return activity }
        let known = activities.map { "'\($0.attributesName)'" }.joined(separator: ", ")
        throw ExtensionFailure(
            .unknownActivity, "no Live Activity uses '\(name)'; the extension has \(known.isEmpty ? "none" : known)")
    }

    /// The states of a Live Activity: the given ones, else those of the source's previews, else generated ones.
    mutating func activity(_ request: ActivityRequest) throws(ExtensionFailure) -> ActivityReply {
        let descriptor = try descriptor(attributes: request.attributes)
        bundle.use(locale: request.locale)
        let date = request.now.map { Date(timeIntervalSinceReferenceDate: $0) } ?? Date()
        var names: [String] = []
        var moments: [ActivityMoment] = []
        var origin = ActivityReply.Origin.given
        var diagnostics: [Diagnostic] = []
        for state in request.states {
            let isStale = (request.age ?? state.age) == .stale
            do {
                moments.append(
                    try descriptor.source.moment(attributes: state.attributes, state: state.state, isStale: isStale))
            } catch {
                throw ExtensionFailure(.invalidActivity, "\(request.attributes): \(error)")
            }
            names.append(state.name)
        }
        if moments.isEmpty, request.previews == .used {
            origin = .previews
            moments = try previewed(descriptor, request)
        }
        if moments.isEmpty {
            origin = .samples
            do {
                moments = [try descriptor.source.sample(at: date, isStale: request.age == .stale)]
            } catch {
                throw ExtensionFailure(
                    .noEntries,
                    "\(request.attributes) has no preview, and no sample values can be generated for it: \(error)")
            }
            diagnostics.append(
                Diagnostic(
                    .note, .configuration, subject: request.attributes,
                    message: "No preview of this Live Activity provides values; generated sample values are shown.",
                    remedy: "Add a #Preview with contentStates, or pass a file of values with --activity."))
        }
        let token = store.keep(.init(drawings: moments.map { .init($0, at: date) }))
        let states = moments.enumerated().map { index, moment in
            ActivityReply.State(
                name: names.indices.contains(index) ? names[index] : "", age: moment.isStale ? .stale : .current)
        }
        return ActivityReply(
            token: token, states: states, origin: origin, date: date.timeIntervalSinceReferenceDate,
            diagnostics: diagnostics + bundle.takeDiagnostics())
    }

    /// The states of all previews of an activity, without duplicates.
    private func previewed(
        _ descriptor: ActivityDescriptor, _ request: ActivityRequest
    ) throws(ExtensionFailure) -> [ActivityMoment] {
        // Only views that mention attributes are evaluated; others may need what only the app has.
        let listings = PreviewCatalog.all { views in String(reflecting: views).contains("AttributesPreview") }
        var seen: Set<String> = []
        var moments: [ActivityMoment] = []
        for listing in listings {
            guard let content = try? Self.content(of: listing) else { continue }
            for moment in try self.moments(of: content, descriptor, request.age, timeLimit: request.timeLimit) {
                let key = moment.key.map { "\(moment.isStale) \($0)" }
                if let key, !seen.insert(key).inserted { continue }
                moments.append(moment)
            }
        }
        return moments
    }

    private static func content(of listing: PreviewCatalog.Listing) throws -> (any ActivityPreviewContent)? {
        switch listing.source {
        case .declared(let type): try type.makePreview().content as? any ActivityPreviewContent
        case .provided(_, _, let settings): settings.content as? any ActivityPreviewContent
        }
    }

    private func moments(
        of content: any ActivityPreviewContent, _ descriptor: ActivityDescriptor, _ age: ActivityRequest.Age?,
        timeLimit: Double
    ) throws(ExtensionFailure) -> [ActivityMoment] {
        let question = PreviewQuestion(source: descriptor.source, content: content)
        return try MainThreadWait.value(timeLimit: timeLimit) { @MainActor in
            await question.source.moments(of: question.content, isStale: age.map { $0 == .stale })
        }
    }

    /// What a preview of a Live Activity shows.
    func kept(
        of content: any ActivityPreviewContent, start: Date, timeLimit: Double
    ) throws(ExtensionFailure) -> EntryStore.Kept {
        let named = content.descriptor().map { [$0] } ?? activities
        for descriptor in named {
            let moments = try moments(of: content, descriptor, nil, timeLimit: timeLimit)
            if !moments.isEmpty { return .init(drawings: moments.map { .init($0, at: start) }) }
        }
        throw ExtensionFailure(
            .noEntries, "the preview has no content states, or the extension has no ActivityConfiguration for them")
    }
}

/// The input of a preview, on its way to and from the main actor.
private struct PreviewQuestion: @unchecked Sendable {
    let source: any ActivitySource
    let content: any ActivityPreviewContent
}
