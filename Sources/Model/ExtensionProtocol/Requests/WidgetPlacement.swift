import RenderModel
import WidgetVocabulary

/// A widget that the user has placed, as far as the extension may know.
package struct WidgetPlacement: Hashable, Sendable {
    /// The host's number for it.
    package var instance: Int
    package var kind: String
    package var family: Family
    package var configuration: [EntriesRequest.ConfigurationValue]

    package init(
        instance: Int, kind: String, family: Family,
        configuration: [EntriesRequest.ConfigurationValue] = []
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}

/// What the widget's code requested from `WidgetCenter`.
package enum WidgetCenterRequest: Hashable, Sendable {
    case reloadAll
    case reload(kind: String)
    /// The recommended configurations have changed.
    case invalidateRecommendations
    case invalidateRelevance(kind: String)
    /// The app's relevant intents, for all its widgets; replaces the previous list.
    case relevantIntents([RelevanceAttribute])
}

extension WidgetPlacement: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(instance)
        writer.write(kind)
        writer.write(family)
        writer.write(configuration)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            instance: try reader.int(), kind: try reader.string(), family: try reader.value(),
            configuration: try reader.array(minimumSize: 2))
    }
}

extension WidgetCenterRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .reloadAll: writer.write(byte: 0)
        case .reload(let kind):
            writer.write(byte: 1)
            writer.write(kind)
        case .invalidateRecommendations: writer.write(byte: 2)
        case .invalidateRelevance(let kind):
            writer.write(byte: 3)
            writer.write(kind)
        case .relevantIntents(let attributes):
            writer.write(byte: 4)
            writer.write(attributes)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .reloadAll
        case 1: self = .reload(kind: try reader.string())
        case 2: self = .invalidateRecommendations
        case 3: self = .invalidateRelevance(kind: try reader.string())
        case 4: self = .relevantIntents(try reader.array(minimumSize: 3))
        default: throw reader.malformed("unknown request to the widget center")
        }
    }
}

/// Reports which widgets are placed, so that the widget's code can ask `WidgetCenter`. It replaces the report before.
package struct PlacementsRequest: ExtensionCall {
    package var placements: [WidgetPlacement]

    package init(_ placements: [WidgetPlacement]) { self.placements = placements }

    package var message: ExtensionRequest { .placements(placements) }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> Void? {
        answer == .noted ? () : nil
    }
}
