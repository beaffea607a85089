import DeviceCatalog
import ExtensionProtocol
import Foundation

/// What providers say about when their widgets are worth showing.
///
/// `relevance()` and relevant intents count in the Smart Stack of a watch and nowhere else; on iPhone and iPad it is
/// the score of the timeline's entries that counts (Apple, Increasing the visibility of widgets in Smart Stacks).
///
/// 1. While there is a watch's stack, each kind that fits into it is asked: when its app comes, when the stack comes
///    into being, with each new timeline of one of its widgets, when `WidgetCenter` was told that the clues changed,
///    and once an hour ("periodically", says the same document, without a number).
/// 2. Each clue that holds lifts the widgets that it is about by one.
/// 3. When a clue begins to hold that is about no widget in the stack, such a widget is suggested. It goes with the
///    clue unless the person keeps it (F-67).
/// 4. The stack's alarm goes off when a clue begins or ends.
extension HostMachine {
    private static let cluePeriod: TimeInterval = 3_600

    var watchStack: WidgetStack? {
        state.stacks.values.filter { state.isWatchStack($0) }.min { $0.id < $1.id }
    }

    /// What the clues of providers add to the relevance of a widget on a watch.
    func providedLift(of instance: WidgetInstance, at now: Date) -> Double {
        let defaults = defaults(of: instance.kind, instance.extensionID)
        let holding = clues.attributes(of: instance.extensionID).filter { attribute in
            attribute.holds(at: now, in: state.circumstances) && attribute.fits(instance, defaults: defaults)
        }
        return Double(holding.count)
    }

    private func defaults(of kind: String, _ id: ExtensionID) -> [String: String] {
        let parameters = state.extensions[id]?.widget(kind)?.parameters ?? []
        return Dictionary(
            parameters.compactMap { parameter in parameter.defaultJSON.map { (parameter.name, $0) } },
            uniquingKeysWith: { $1 })
    }

    /// Asks every kind that was never asked, or not for an hour.
    mutating func askForClues(at now: Date) {
        guard let stack = watchStack else { return }
        for (id, installed) in state.extensions.sorted(by: { $0.key < $1.key }) where running.contains(id) {
            for widget in installed.description.widgets where widget.families.contains(stack.family) {
                let last = clues.asked[.init(extensionID: id, name: widget.kind)]
                guard last.map({ now >= $0.addingTimeInterval(Self.cluePeriod) || now < $0 }) ?? true else { continue }
                askForClues(of: widget.kind, id, at: now)
            }
        }
        setAlarm(stack.id, after: now)
    }

    mutating func askForClues(of kind: String, _ id: ExtensionID, at now: Date) {
        guard let stack = watchStack, running.contains(id),
            state.extensions[id]?.widget(kind)?.families.contains(stack.family) == true
        else { return }
        let key = ClueBook.Kind(extensionID: id, name: kind)
        clues.asked[key] = now
        let request = nextRequest()
        requests[request] = .clues(key)
        effects.append(.requestRelevance(request, id, kind: kind))
    }

    mutating func cluesCame(
        _ request: RequestID, _ result: Result<[RelevanceAttribute], GatewayFailure>, at now: Date
    ) {
        guard case .clues(let key) = requests.removeValue(forKey: request) else { return }
        guard state.extensions[key.extensionID] != nil else { return }
        switch result {
        case .failure(let failure):
            log(
                .diagnostic("\(key.name) did not say when it is relevant: \(failure.message)"), at: now,
                extensionID: key.extensionID)
        case .success(let attributes):
            guard attributes != clues.provided[key, default: []] else { return }
            clues.provided[key] = attributes
            noteClues(attributes, of: key, at: now)
        }
        cluesChanged(at: now)
    }

    private mutating func noteClues(_ attributes: [RelevanceAttribute], of key: ClueBook.Kind, at now: Date) {
        let holding = attributes.count { $0.holds(at: now, in: state.circumstances) }
        log(
            .note("\(key.name) gave \(attributes.count) clues about its relevance, of which \(holding) hold now"),
            at: now, extensionID: key.extensionID)
        let timeless = attributes.count { $0.condition == nil }
        guard timeless > 0 else { return }
        log(
            .diagnostic("\(timeless) clues of \(key.name) do not say when; give WidgetRelevanceAttribute a context"),
            at: now, extensionID: key.extensionID)
    }

    /// What an extension asked of `WidgetCenter` and of the manager of relevant intents.
    mutating func noteRelevance(_ asked: [WidgetCenterRequest], of id: ExtensionID, at now: Date) {
        for request in asked {
            switch request {
            case .invalidateRelevance(let kind): askForClues(of: kind, id, at: now)
            case .relevantIntents(let attributes):
                let known = attributes.filter { state.extensions[id]?.widget($0.kind) != nil }
                for kind in Set(attributes.map(\.kind)).subtracting(known.map(\.kind)).sorted() {
                    log(
                        .diagnostic("a relevant intent is for widgets of kind '\(kind)', which the app does not have"),
                        at: now, extensionID: id)
                }
                guard known != clues.intents[id, default: []] else { continue }
                clues.intents[id] = known
                cluesChanged(at: now)
            case .reloadAll, .reload, .invalidateRecommendations: break
            }
        }
    }

    /// Brings the watch's stack in line with the clues.
    mutating func cluesChanged(at now: Date) {
        guard let stack = watchStack else { return }
        withdrawOffers(at: now)
        makeOffers(at: now)
        turn(stack.id, at: now)
        setAlarm(stack.id, after: now)
    }

    private mutating func withdrawOffers(at now: Date) {
        for (offer, instance) in clues.offers.sorted(by: { ($0.value?.number ?? 0) < ($1.value?.number ?? 0) }) {
            let holds = clues.attributes(of: offer.extensionID).contains { attribute in
                ClueBook.Offer(attribute, of: offer.extensionID) == offer
                    && attribute.holds(at: now, in: state.circumstances)
            }
            guard !holds else { continue }
            clues.offers[offer] = nil
            guard let instance, case .suggestion = state.instances[instance]?.origin else { continue }
            log(.suggestionExpired, at: now, instance: instance)
            takeOff(instance, at: now)
        }
    }

    private mutating func makeOffers(at now: Date) {
        for id in state.extensions.keys.sorted() {
            for attribute in clues.attributes(of: id) {
                let offer = ClueBook.Offer(attribute, of: id)
                guard attribute.holds(at: now, in: state.circumstances), clues.offers[offer] == nil,
                    let stack = watchStack
                else { continue }
                let defaults = defaults(of: attribute.kind, id)
                let isPlaced = stack.members.contains { member in
                    guard let instance = state.instances[member], instance.extensionID == id else { return false }
                    return attribute.fits(instance, defaults: defaults)
                }
                guard !isPlaced, stack.suggestions == .allowed, stack.rotation == .smart,
                    state.extensions[id]?.widget(attribute.kind)?.families.contains(stack.family) == true
                else { continue }
                clues.offers[offer] = .some(offered(attribute, of: id, in: stack.id, at: now))
            }
        }
    }

    private mutating func offered(
        _ attribute: RelevanceAttribute, of id: ExtensionID, in stack: StackID, at now: Date
    ) -> InstanceID? {
        let values = (attribute.configuration ?? []).map { ConfigurationEntry(name: $0.name, json: $0.json) }
        do throws(HostError) {
            return try suggest(id, attribute.kind, values, in: stack, at: now)
        } catch {
            log(
                .diagnostic("\(attribute.kind) is relevant now but cannot be suggested: \(error.description)"), at: now,
                extensionID: id)
            return nil
        }
    }

    /// When the watch's stack has to be looked at because of clues.
    func nextClueDate(after now: Date) -> Date? {
        let changes = state.extensions.keys.flatMap { id in
            clues.attributes(of: id).compactMap { $0.nextChange(after: now) }
        }
        let questions = clues.asked.filter { running.contains($0.key.extensionID) }
            .map { $0.value.addingTimeInterval(Self.cluePeriod) }
        return (changes + questions).filter { $0 > now }.min()
    }
}
