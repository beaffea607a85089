import AppIntents
import ExtensionProtocol
import Foundation
import WidgetKit

extension RequestServer {
    /// Attributes beyond this number are omitted: a watch's Smart Stack has ten places.
    private static let clueLimit = 200

    /// When the provider considers its widget relevant.
    func relevance(kind: String, timeLimit: Double) throws(ExtensionFailure) -> [RelevanceAttribute] {
        let source = try widget(kind: kind).source
        let clues = try MainThreadWait.value(timeLimit: timeLimit) { await source.relevance() }
        return clues.prefix(Self.clueLimit).map { clue in
            RelevanceAttribute(
                kind: kind, configuration: clue.parameters?.configurationValues,
                condition: clue.context.map { .init($0.clue) })
        }
    }

    /// The relevant intents, if the widget's code set new ones since the last reply.
    func relevantIntentRequests() -> [WidgetCenterRequest] {
        guard let intents = RelevantIntentManager.shared.takeUpdate() else { return [] }
        let attributes = intents.prefix(Self.clueLimit).map { relevant in
            RelevanceAttribute(
                kind: relevant.widgetKind, configuration: relevant.intent.byName.configurationValues,
                condition: .init(relevant.context.clue))
        }
        return [.relevantIntents(attributes)]
    }
}

extension [String: String] {
    fileprivate var configurationValues: [EntriesRequest.ConfigurationValue] {
        sorted { $0.key < $1.key }.map { .init(name: $0.key, json: $0.value) }
    }
}

extension RelevanceAttribute.Condition {
    init(_ clue: RelevantContext.Clue) {
        switch clue {
        case .moment(let date, _): self = .moment(date.timeIntervalSinceReferenceDate)
        case .span(let span, _):
            self = .span(
                from: span.start.timeIntervalSinceReferenceDate, to: span.end.timeIntervalSinceReferenceDate)
        case .place(let place): self = .place(place.name)
        case .region(let identifier): self = .place(identifier)
        case .fitness(let condition): self = .activity(condition.name)
        case .headphones(let condition): self = .activity(condition.name)
        case .sleep(let condition): self = .activity(condition.name)
        }
    }
}
