import DeviceCatalog
import ExtensionProtocol
import Foundation

/// The dependencies of relevance on other machines.
protocol RelevanceContext {
    var now: Date { get }
    var extensions: ExtensionRegistry { get }
    /// The stack of the watch and its members; `nil` if there is none.
    var watch: WatchStack? { get }
}

struct WatchStack {
    var stack: WidgetStack
    var members: [PlacedWidget]
}

/// The relevance of widgets: the user's circumstances and the providers' clues.
///
/// `relevance()` and relevant intents count only in the Smart Stack of a watch; on iPhone and iPad the score of the
/// timeline's entries counts (Apple, Increasing the visibility of widgets in Smart Stacks).
///
/// 1. While the watch has a stack, each kind that fits in it is queried: when its app is installed, when the stack is
///    created, with each new timeline of one of its widgets, when `WidgetCenter` reports changed clues, and once an
///    hour ("periodically" in the same document, without a number).
/// 2. Each clue that holds raises the score of its widgets by one.
/// 3. When a clue without a widget in the stack begins to hold, its widget is suggested. It is removed with the clue
///    unless the user keeps it (F-67).
/// 4. While a clue of a widget holds, the widget is not suggested again.
struct RelevanceMachine: Sendable {
    /// The interval between queries in seconds.
    private static let period: TimeInterval = 3_600

    private(set) var circumstances: DrawingConditions
    private var store = RelevanceStore()
    private var questions: [RequestID: RelevanceStore.Kind] = [:]
    /// The widgets that were suggested because of holding clues; `nil` for one that could not be suggested.
    private var suggestions: [RelevanceStore.Subject: InstanceID?] = [:]

    /// The widget of a clue that is not in the stack.
    struct Suggestion: Hashable, Sendable {
        var extensionID: ExtensionID
        var attribute: RelevanceAttribute

        var configuration: [ConfigurationEntry] {
            (attribute.configuration ?? []).map { ConfigurationEntry(name: $0.name, json: $0.json) }
        }
    }

    init(_ circumstances: DrawingConditions = DrawingConditions()) { self.circumstances = circumstances }

    mutating func set(_ circumstances: DrawingConditions) throws(HostError) {
        guard circumstances.activities.count <= 20 else { throw .invalid("at most 20 activities at a time") }
        self.circumstances = circumstances
    }

    mutating func forget(_ id: ExtensionID) { store.forget(id) }

    // MARK: Scores

    /// The relevance score of each member of a stack.
    ///
    /// - Parameter entry: The displayed entry of a member.
    func scores(
        of members: [PlacedWidget], isOnWatch: Bool, in context: some RelevanceContext,
        entry: (InstanceID) -> WidgetSchedule.Entry?
    ) -> [InstanceID: Double] {
        var scores: [InstanceID: Double] = [:]
        for member in members {
            scores[member.id] =
                isOnWatch
                ? member.lift(in: circumstances) + providedLift(of: member, in: context)
                : member.relevance(showing: entry(member.id), at: context.now, in: circumstances)
        }
        return scores
    }

    private func providedLift(of widget: PlacedWidget, in context: some RelevanceContext) -> Double {
        let defaults = context.extensions.defaults(of: widget.kind, widget.extensionID)
        let holding = store.attributes(of: widget.extensionID).filter { attribute in
            attribute.holds(at: context.now, in: circumstances) && attribute.fits(widget, defaults: defaults)
        }
        return Double(holding.count)
    }

    // MARK: Queries

    /// Queries every kind that was never queried, or not within the last hour.
    mutating func requestAll(in context: some RelevanceContext, _ out: inout HostOutbox) {
        guard let watch = context.watch else { return }
        for installed in context.extensions.sorted where context.extensions.isRunning(installed.id) {
            for widget in installed.description.widgets where widget.families.contains(watch.stack.family) {
                let last = store.lastQuestion(to: .init(extensionID: installed.id, name: widget.kind))
                let isDue = last.map { context.now >= $0.addingTimeInterval(Self.period) || context.now < $0 } ?? true
                if isDue { ask(widget.kind, installed.id, in: context, &out) }
            }
        }
        out.refreshAlarm(of: .stack(watch.stack.id))
    }

    mutating func ask(
        _ kind: String, _ id: ExtensionID, in context: some RelevanceContext, _ out: inout HostOutbox
    ) {
        guard let watch = context.watch, context.extensions.isRunning(id),
            context.extensions[id]?.widget(kind)?.families.contains(watch.stack.family) == true
        else { return }
        let key = RelevanceStore.Kind(extensionID: id, name: kind)
        store.noteQuestion(to: key, at: context.now)
        let request = out.nextRequest()
        questions[request] = key
        out.emit(.requestRelevance(request, id, kind: kind))
        out.refreshAlarm(of: .stack(watch.stack.id))
    }

    /// - Returns: Whether the stack may have to change.
    mutating func didReceive(
        _ request: RequestID, _ result: Result<[RelevanceAttribute], GatewayFailure>,
        in context: some RelevanceContext, _ out: inout HostOutbox
    ) -> Bool {
        guard let key = questions.removeValue(forKey: request), context.extensions[key.extensionID] != nil else {
            return false
        }
        switch result {
        case .failure(let failure):
            out.log(
                .diagnostic("\(key.name) did not report its relevance: \(failure.message)"), at: context.now,
                of: key.extensionID)
        case .success(let attributes):
            guard store.set(attributes, of: key) else { return false }
            log(attributes, of: key, at: context.now, &out)
        }
        return true
    }

    private func log(
        _ attributes: [RelevanceAttribute], of key: RelevanceStore.Kind, at now: Date, _ out: inout HostOutbox
    ) {
        let holding = attributes.count { $0.holds(at: now, in: circumstances) }
        out.log(
            .note("\(key.name) returned \(attributes.count) relevance clues, of which \(holding) apply now"),
            at: now, of: key.extensionID)
        let timeless = attributes.count { $0.condition == nil }
        guard timeless > 0 else { return }
        out.log(
            .diagnostic("\(timeless) clues of \(key.name) have no date; pass a context to WidgetRelevanceAttribute"),
            at: now, of: key.extensionID)
    }

    /// Handles an extension's requests to `WidgetCenter` and to the manager of relevant intents.
    ///
    /// - Returns: Whether the stack may have to change.
    mutating func didReceive(
        _ requests: [WidgetCenterRequest], from id: ExtensionID, in context: some RelevanceContext,
        _ out: inout HostOutbox
    ) -> Bool {
        var isChanged = false
        for request in requests {
            switch request {
            case .invalidateRelevance(let kind): ask(kind, id, in: context, &out)
            case .relevantIntents(let attributes):
                let known = attributes.filter { context.extensions[id]?.widget($0.kind) != nil }
                for kind in Set(attributes.map(\.kind)).subtracting(known.map(\.kind)).sorted() {
                    out.log(
                        .diagnostic("a relevant intent is for widgets of kind '\(kind)', which the app does not have"),
                        at: context.now, of: id)
                }
                if store.setIntents(known, of: id) { isChanged = true }
            case .reloadAll, .reload, .invalidateRecommendations: break
            }
        }
        return isChanged
    }

    // MARK: Suggestions

    /// Removes the suggestions whose clues no longer hold.
    ///
    /// - Returns: The suggested widgets.
    mutating func takeExpiredSuggestions(at now: Date) -> [InstanceID] {
        var expired: [InstanceID] = []
        for (subject, widget) in suggestions.sorted(by: { ($0.value?.number ?? 0) < ($1.value?.number ?? 0) }) {
            let holds = store.attributes(of: subject.extensionID).contains { attribute in
                RelevanceStore.Subject(attribute, of: subject.extensionID) == subject
                    && attribute.holds(at: now, in: circumstances)
            }
            guard !holds else { continue }
            suggestions[subject] = nil
            if let widget { expired.append(widget) }
        }
        return expired
    }

    /// The first holding clue whose widget can be suggested; `nil` if there is none.
    func nextSuggestion(in context: some RelevanceContext) -> Suggestion? {
        guard let watch = context.watch, watch.stack.suggestions == .allowed, watch.stack.rotation == .smart else {
            return nil
        }
        for installed in context.extensions.sorted {
            for attribute in store.attributes(of: installed.id) {
                guard attribute.holds(at: context.now, in: circumstances),
                    suggestions[RelevanceStore.Subject(attribute, of: installed.id)] == nil,
                    installed.widget(attribute.kind)?.families.contains(watch.stack.family) == true
                else { continue }
                let defaults = context.extensions.defaults(of: attribute.kind, installed.id)
                let isPlaced = watch.members.contains { member in
                    member.extensionID == installed.id && attribute.fits(member, defaults: defaults)
                }
                if !isPlaced { return Suggestion(extensionID: installed.id, attribute: attribute) }
            }
        }
        return nil
    }

    /// - Parameter widget: `nil` if it could not be suggested.
    mutating func note(_ suggestion: Suggestion, as widget: InstanceID?) {
        suggestions[RelevanceStore.Subject(suggestion.attribute, of: suggestion.extensionID)] = .some(widget)
    }

    // MARK: Alarms

    /// The date at which the watch's stack may change because of clues.
    func nextChange(after now: Date, of extensions: ExtensionRegistry) -> Date? {
        let changes = extensions.installed.keys.flatMap { id in
            store.attributes(of: id).compactMap { $0.nextChange(after: now) }
        }
        let questions = store.questions { extensions.isRunning($0.extensionID) }
            .map { $0.addingTimeInterval(Self.period) }
        return (changes + questions).filter { $0 > now }.min()
    }
}
