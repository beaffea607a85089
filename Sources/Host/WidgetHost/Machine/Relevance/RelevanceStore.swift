import ExtensionProtocol
import Foundation

/// What providers said about when their widgets are worth showing. They are asked again when the host starts.
struct RelevanceStore: Sendable {
    struct Kind: Hashable, Sendable {
        var extensionID: ExtensionID
        var name: String
    }

    /// A widget that clues are about, whenever they hold: a provider may give other times with each answer.
    struct Subject: Hashable, Sendable {
        var extensionID: ExtensionID
        var kind: String
        var configuration: [EntriesRequest.ConfigurationValue]?

        init(_ attribute: RelevanceAttribute, of id: ExtensionID) {
            extensionID = id
            kind = attribute.kind
            configuration = attribute.configuration
        }
    }

    /// By `relevance()`.
    private var provided: [Kind: [RelevanceAttribute]] = [:]
    /// By relevant intents.
    private var intents: [ExtensionID: [RelevanceAttribute]] = [:]
    /// When each kind was asked last.
    private var asked: [Kind: Date] = [:]

    func attributes(of id: ExtensionID) -> [RelevanceAttribute] {
        let kinds = provided.filter { $0.key.extensionID == id }.sorted { $0.key.name < $1.key.name }
        return kinds.flatMap(\.value) + intents[id, default: []]
    }

    func lastQuestion(to kind: Kind) -> Date? { asked[kind] }

    func questions(where isIncluded: (Kind) -> Bool) -> [Date] {
        asked.filter { isIncluded($0.key) }.map(\.value)
    }

    mutating func noteQuestion(to kind: Kind, at now: Date) { asked[kind] = now }

    /// - Returns: whether they differ from those before.
    mutating func set(_ attributes: [RelevanceAttribute], of kind: Kind) -> Bool {
        guard attributes != provided[kind, default: []] else { return false }
        provided[kind] = attributes
        return true
    }

    /// - Returns: whether they differ from those before.
    mutating func setIntents(_ attributes: [RelevanceAttribute], of id: ExtensionID) -> Bool {
        guard attributes != intents[id, default: []] else { return false }
        intents[id] = attributes
        return true
    }

    mutating func forget(_ id: ExtensionID) {
        provided = provided.filter { $0.key.extensionID != id }
        asked = asked.filter { $0.key.extensionID != id }
        intents[id] = nil
    }
}
