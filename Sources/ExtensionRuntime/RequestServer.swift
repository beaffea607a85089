import AppIntents
import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import WidgetKit

/// Serves the host's requests one after the other.
@MainActor
struct RequestServer {
    /// Entries that a provider gave, kept for rendering.
    private struct Kept {
        var widget: WidgetDescriptor
        var purpose: EntriesRequest.Purpose
        var entries: [WidgetDescriptor.Entry]
    }

    /// Sets of entries that are kept; older ones are forgotten.
    private static let keptSets = 256
    /// Trees of one reply.
    private static let treeLimit = 10_000

    /// What a provider gave.
    private struct Answer: Sendable {
        var entries: [WidgetDescriptor.Entry]
        var policy = TimelineReloadPolicy.never
    }

    private let widgets: [WidgetDescriptor]
    private let bundle: ExtensionBundle
    private var kept: [Int: Kept] = [:]
    private var lastToken = 0

    init(widgets: [WidgetDescriptor], bundle: ExtensionBundle) {
        self.widgets = widgets
        self.bundle = bundle
    }

    mutating func reply(to request: ExtensionRequest) -> ExtensionReply {
        do throws(ExtensionFailure) {
            switch request {
            case .describe(let locale): return .description(describe(in: Locale(identifier: locale)))
            case .entries(let request): return .entries(try entries(request))
            case .render(let request): return .rendered(try render(request))
            case .perform(let call, let timeLimit): return .performed(try perform(call, timeLimit: timeLimit))
            case .renderPreview(let index, _, _):
                throw ExtensionFailure(.unknownPreview, "there is no preview number \(index)")
            case .shutdown: return .goodbye
            }
        } catch {
            return .failed(error)
        }
    }

    private func describe(in locale: Locale) -> ExtensionDescription {
        ExtensionDescription(
            widgets: widgets.map { WidgetDescription($0, locale: locale) }, diagnostics: bundle.diagnostics)
    }

    private func widget(kind: String) throws(ExtensionFailure) -> WidgetDescriptor {
        if let widget = widgets.first(where: { $0.kind == kind }) { return widget }
        let known = widgets.map { "'\($0.kind)'" }.joined(separator: ", ")
        throw ExtensionFailure(.unknownKind, "there is no widget of kind '\(kind)'; there is \(known)")
    }

    /// Asks the provider.
    ///
    /// 1. Entries are sorted by date, entries of one date in the provider's order, with a diagnostic when they were not.
    /// 2. Entries beyond the limit are dropped, with a diagnostic.
    /// 3. No entries at all is a failure: there is nothing to show.
    private mutating func entries(_ request: EntriesRequest) throws(ExtensionFailure) -> EntriesReply {
        let widget = try widget(kind: request.kind)
        guard let family = WidgetFamily(request.environment.family), widget.families.contains(family) else {
            let known = widget.families.map(\.description).joined(separator: ", ")
            throw ExtensionFailure(
                .unsupportedFamily,
                "the widget '\(request.kind)' does not support \(request.environment.family.rawValue); it supports "
                    + known)
        }
        let context = TimelineProviderContext(
            family: family, isPreview: request.isPreview, displaySize: request.environment.canvasSize)
        let values = Dictionary(
            request.configuration.map { ($0.name, $0.json) }, uniquingKeysWith: { _, last in last })
        var schedule = try ask(widget, for: request.purpose, context, values, timeLimit: request.timeLimit)
        var reply = EntriesReply(token: 0, entries: [], policy: .init(schedule.policy))
        guard !schedule.entries.isEmpty else {
            throw ExtensionFailure(
                .noEntries, "the provider of '\(request.kind)' gave a timeline without entries; give at least one")
        }
        if zip(schedule.entries, schedule.entries.dropFirst()).contains(where: { $0.date > $1.date }) {
            // Swift's sort keeps the order of equal elements.
            schedule.entries.sort { $0.date < $1.date }
            reply.diagnostics.append(
                Diagnostic(
                    .warning, .timeline, subject: request.kind,
                    message: "the timeline's entries are not in order of date",
                    remedy: "sort them before they are given to Timeline(entries:policy:)"))
        }
        let limit = max(1, request.entryLimit)
        if schedule.entries.count > limit {
            reply.diagnostics.append(
                Diagnostic(
                    .error, .timeline, subject: request.kind,
                    message: "the timeline has \(schedule.entries.count) entries; only the first \(limit) are kept",
                    remedy: "give the entries of a day or less and let the policy ask for more"))
            schedule.entries.removeLast(schedule.entries.count - limit)
        }
        reply.entries = schedule.entries.map { entry in
            EntriesReply.Entry(
                date: entry.date.timeIntervalSinceReferenceDate,
                relevance: entry.relevance.map { .init(score: Double($0.score), duration: $0.duration) })
        }
        reply.token = keep(Kept(widget: widget, purpose: request.purpose, entries: schedule.entries))
        return reply
    }

    private mutating func keep(_ set: Kept) -> Int {
        lastToken += 1
        kept[lastToken] = set
        kept[lastToken - Self.keptSets] = nil
        return lastToken
    }

    private func ask(
        _ widget: WidgetDescriptor, for purpose: EntriesRequest.Purpose, _ context: TimelineProviderContext,
        _ values: [String: String], timeLimit: Double
    ) throws(ExtensionFailure) -> Answer {
        try MainThreadWait.value(timeLimit: timeLimit) {
            do {
                switch purpose {
                case .placeholder:
                    return Answer(entries: [try await widget.source.placeholder(in: context, parameters: values)])
                case .snapshot:
                    return Answer(entries: [try await widget.source.snapshot(in: context, parameters: values)])
                case .timeline:
                    let schedule = try await widget.source.timeline(in: context, parameters: values)
                    return Answer(entries: schedule.entries, policy: schedule.policy)
                }
            } catch let error as IntentConfigurationError {
                throw ExtensionFailure(.invalidConfiguration, error.description)
            }
        }
    }

    private func render(_ request: RenderRequest) throws(ExtensionFailure) -> [RenderTree] {
        guard let set = kept[request.token] else {
            throw ExtensionFailure(.unknownToken, "these entries are no longer kept; ask the provider again")
        }
        guard request.entries.count * request.environments.count <= Self.treeLimit else {
            throw ExtensionFailure(.limit, "more than \(Self.treeLimit) pictures were asked for at once")
        }
        var trees: [RenderTree] = []
        for index in request.entries {
            guard set.entries.indices.contains(index) else {
                throw ExtensionFailure(
                    .unknownEntry, "there is no entry \(index); the timeline has \(set.entries.count)")
            }
            for place in request.environments {
                var place = place
                // WidgetKit redacts the placeholder by itself (F-122).
                if set.purpose == .placeholder { place.redaction.insert(.placeholder) }
                trees.append(EntryRenderer(widget: set.widget, bundle: bundle).render(set.entries[index], in: place))
            }
        }
        return trees
    }

    private func perform(
        _ call: Meaning.IntentCall, timeLimit: Double
    ) throws(ExtensionFailure) -> PerformReply {
        _ = WidgetCenter.shared.takeRequests()
        try MainThreadWait.value(timeLimit: timeLimit) {
            do {
                try await IntentRegistry.perform(call)
            } catch IntentConfigurationError.unknownIntent(let name) {
                throw ExtensionFailure(.unknownIntent, "there is no intent '\(name)'")
            } catch let error as IntentConfigurationError {
                throw ExtensionFailure(.invalidConfiguration, error.description)
            }
        }
        return PerformReply(
            reloads: WidgetCenter.shared.takeRequests().compactMap { request in
                switch request {
                case .reloadAll: .all
                case .reload(let kind): .kind(kind)
                case .recommendations, .relevance: nil
                }
            })
    }
}

extension EntriesReply.ReloadPolicy {
    init(_ policy: TimelineReloadPolicy) {
        switch policy.moment {
        case .atEnd: self = .atEnd
        case .never: self = .never
        case .after(let date): self = .after(date.timeIntervalSinceReferenceDate)
        }
    }
}
