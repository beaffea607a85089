import ExtensionProtocol
import Foundation

/// What providers said about when their widgets are worth showing. It is asked for anew when the host starts.
struct ClueBook: Sendable {
    struct Kind: Hashable, Sendable {
        var extensionID: ExtensionID
        var name: String
    }

    /// A widget that clues are about, whenever they hold: a provider may give other times at each question.
    struct Offer: Hashable, Sendable {
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
    var provided: [Kind: [RelevanceAttribute]] = [:]
    /// By relevant intents.
    var intents: [ExtensionID: [RelevanceAttribute]] = [:]
    /// When each kind was asked last.
    var asked: [Kind: Date] = [:]
    /// Widgets that were offered because of clues that hold; none for one that could not be. As long as one of the
    /// clues holds nothing is offered a second time.
    var offers: [Offer: InstanceID?] = [:]

    func attributes(of id: ExtensionID) -> [RelevanceAttribute] {
        let kinds = provided.filter { $0.key.extensionID == id }.sorted { $0.key.name < $1.key.name }
        return kinds.flatMap(\.value) + intents[id, default: []]
    }

    mutating func forget(_ id: ExtensionID) {
        provided = provided.filter { $0.key.extensionID != id }
        asked = asked.filter { $0.key.extensionID != id }
        intents[id] = nil
    }
}
