import AppIntents
import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import WidgetClock
import WidgetKit

extension RequestServer {
    /// The result of a provider.
    private struct Answer: Sendable {
        var entries: [WidgetDescriptor.Entry]
        var policy = TimelineReloadPolicy.never
    }

    func widget(kind: String) throws(ExtensionFailure) -> WidgetDescriptor {
        if let widget = widgets.first(where: { $0.kind == kind }) { return widget }
        let known = widgets.map { "'\($0.kind)'" }.joined(separator: ", ")
        throw ExtensionFailure(.unknownKind, "there is no widget of kind '\(kind)'; the extension has \(known)")
    }

    /// Calls the provider.
    ///
    /// 1. Entries without a valid date are skipped, with a diagnostic (`EntryDates`).
    /// 2. Entries are sorted by date, stably, with a diagnostic if they were not sorted.
    /// 3. Entries beyond the limit are dropped, with a diagnostic.
    /// 4. An empty timeline is an error: there is nothing to show.
    /// 5. The newest entry that is not later than now is the current one.
    ///
    /// A request with a date first sets the clock that the provider reads.
    mutating func entries(_ request: EntriesRequest) throws(ExtensionFailure) -> EntriesReply {
        if let moment = request.moment {
            widget_clock_move(ClockDate(secondsSinceReferenceDate: moment).nanosecondsSince1970)
        }
        if request.environment.control != nil { return try control(request) }
        let widget = try widget(kind: request.kind)
        let family = WidgetFamily(request.environment.family)
        guard widget.families.contains(family) else {
            let known = widget.families.map(\.description).joined(separator: ", ")
            throw ExtensionFailure(
                .unsupportedFamily,
                "the widget '\(request.kind)' does not support \(request.environment.family.rawValue); it supports "
                    + known)
        }
        bundle.use(locale: request.environment.locale)
        let context = TimelineProviderContext(
            family: family, isPreview: request.isPreview, displaySize: request.environment.canvasSize)
        let values = request.configuration.byName
        var answer = try ask(widget, for: request.purpose, context, values, timeLimit: request.timeLimit)
        guard !answer.entries.isEmpty else {
            throw ExtensionFailure(
                .noEntries, "the provider of '\(request.kind)' returned a timeline without entries; add at least one")
        }
        var dates = EntryDates(answer.entries, of: request.kind, for: request.purpose)
        dates.check(answer.policy, of: request.kind)
        answer.entries = dates.entries
        guard !answer.entries.isEmpty else {
            throw ExtensionFailure(
                .noEntries,
                "the timeline of '\(request.kind)' has no entry with a valid date: \(dates.problem ?? "")")
        }
        let diagnostics =
            dates.diagnostics
            + Self.putInOrder(&answer.entries, kind: request.kind, limit: max(1, request.entryLimit))
        let token = store.keep(
            .init(widget: widget, purpose: request.purpose, drawings: answer.entries.map { .init($0) }))
        let now = Date()
        return EntriesReply(
            token: token, entries: answer.entries.map { .init($0) },
            current: answer.entries.lastIndex { $0.date <= now } ?? 0, policy: .init(answer.policy),
            diagnostics: diagnostics + bundle.takeDiagnostics(), requests: takeCenterRequests())
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

    private static func putInOrder(
        _ entries: inout [WidgetDescriptor.Entry], kind: String, limit: Int
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if zip(entries, entries.dropFirst()).contains(where: { $0.date > $1.date }) {
            // Swift's sort is stable.
            entries.sort { $0.date < $1.date }
            diagnostics.append(
                Diagnostic(
                    .warning, .timeline, subject: kind, message: "the timeline's entries are not sorted by date",
                    remedy: "sort them before passing them to Timeline(entries:policy:)"))
        }
        if entries.count > limit {
            diagnostics.append(
                Diagnostic(
                    .error, .timeline, subject: kind,
                    message: "the timeline has \(entries.count) entries; only the first \(limit) are kept",
                    remedy: "return entries for a day or less and let the reload policy request more"))
            entries.removeLast(entries.count - limit)
        }
        return diagnostics
    }

    /// Requests the entries of a preview; a preview of a view is one entry.
    mutating func previewEntries(
        _ index: Int, _ place: WidgetEnvironment, timeLimit: Double
    ) throws(ExtensionFailure) -> EntriesReply {
        let listings = PreviewCatalog.all()
        guard listings.indices.contains(index) else {
            throw ExtensionFailure(.unknownPreview, "there is no preview \(index); there are \(listings.count)")
        }
        let start = Date(timeIntervalSinceReferenceDate: place.now ?? 0)
        let set: EntryStore.Kept
        switch listings[index].source {
        case .provided(let type, let number, let settings):
            if let content = settings.content as? any ActivityPreviewContent {
                set = try kept(of: content, start: start, timeLimit: timeLimit)
            } else {
                let drawing = EntryStore.Drawing(
                    date: start, view: { PreviewCatalog.view(of: type, number: number) })
                set = .init(drawings: [drawing], size: settings.layout.fixedSize)
            }
        case .declared(let type):
            set = try kept(of: type, place, start: start, timeLimit: timeLimit)
        }
        return EntriesReply(
            token: store.keep(set),
            entries: set.drawings.map { .init(date: $0.date.timeIntervalSinceReferenceDate) })
    }

    private func kept(
        of type: any PreviewRegistry.Type, _ place: WidgetEnvironment, start: Date, timeLimit: Double
    ) throws(ExtensionFailure) -> EntryStore.Kept {
        let preview: Preview
        do {
            preview = try type.makePreview()
        } catch {
            throw ExtensionFailure(.threw, "the preview threw an error: \(error)")
        }
        if let content = preview.content as? ViewPreview {
            return .init(drawings: [.init(date: start, view: { content.view() })], size: content.layout.fixedSize)
        }
        if let content = preview.content as? any ActivityPreviewContent {
            return try kept(of: content, start: start, timeLimit: timeLimit)
        }
        guard let content = preview.content as? WidgetPreview, let widget = content.descriptor() else {
            throw ExtensionFailure(.unsupported, "previews of this kind are not supported")
        }
        let context = TimelineProviderContext(
            family: content.family, isPreview: true, displaySize: place.canvasSize)
        let entries = try MainThreadWait.value(timeLimit: timeLimit) { @MainActor in
            try await content.entries(in: context)
        }
        guard !entries.isEmpty else { throw ExtensionFailure(.noEntries, "the preview has no entries") }
        // A preview's entries are in source order, whatever their dates. One without a valid date is drawn at the start.
        let drawings = entries.map { entry in
            var entry = entry
            if !EntryDates.isValid(entry.date) { entry.date = start }
            return EntryStore.Drawing(entry)
        }
        return .init(widget: widget, drawings: drawings)
    }
}

extension EntriesReply.Entry {
    init(_ entry: WidgetDescriptor.Entry) {
        self.init(
            date: entry.date.timeIntervalSinceReferenceDate,
            relevance: entry.relevance.map { .init(score: Double($0.score), duration: $0.duration) })
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
