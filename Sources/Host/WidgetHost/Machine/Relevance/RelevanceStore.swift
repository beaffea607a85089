import ExtensionProtocol
import Foundation

/// The providers' clues about the relevance of their widgets. They are queried again when the host starts.
struct RelevanceStore: Sendable {
    struct Kind: Hashable, Sendable {
        var extensionID: ExtensionID
        var name: String
    }

    /// The widget of clues, independent of their dates: a provider may return other dates with each response.
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

    /// The clues of `relevance()`.
    private var provided: [Kind: [RelevanceAttribute]] = [:]
    /// The clues of relevant intents.
    private var intents: [ExtensionID: [RelevanceAttribute]] = [:]
    /// The date of the last query of each kind.
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

    /// - Returns: Whether they differ from the previous ones.
    mutating func set(_ attributes: [RelevanceAttribute], of kind: Kind) -> Bool {
        guard attributes != provided[kind, default: []] else { return false }
        provided[kind] = attributes
        return true
    }

    /// - Returns: Whether they differ from the previous ones.
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
