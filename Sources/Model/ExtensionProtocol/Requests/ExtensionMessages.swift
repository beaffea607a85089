import RenderModel

/// What the host requests from an extension. Each request gets exactly one `ExtensionReply`.
package enum ExtensionRequest: Hashable, Sendable {
    /// Text is in the language of the locale.
    case describe(locale: String)
    /// Requests entries from the provider, which the extension then keeps under a token.
    case entries(EntriesRequest)
    /// Draws kept entries.
    case render(RenderRequest)
    /// Performs the intent of a button or a toggle.
    case perform(PerformRequest)
    /// Lists the previews that the source declares.
    case previews
    /// Requests the entries of a preview, which are kept like a provider's. The preview is identified by its index in
    /// the list.
    case previewEntries(index: Int, environment: WidgetEnvironment, timeLimit: Double)
    case shutdown
    /// Requests the options of a parameter.
    case options(OptionsRequest)
    /// Requests the values of all parameters.
    case configuration(ConfigurationRequest)
    /// Requests the provider's recommended configurations.
    case recommendations(kind: String, locale: String, timeLimit: Double)
    /// Passes the placed widgets, so that the widget's code can query `WidgetCenter`. Replaces the previous list.
    case placements([WidgetPlacement])
    /// Asks the provider when its widget is relevant.
    case relevance(kind: String, timeLimit: Double)
    /// Requests the states in which a Live Activity can be shown.
    case activity(ActivityRequest)
    /// Names entries that no later request refers to, so that the extension drops them.
    case release([EntriesToken])
}

/// The replies of an extension.
package enum ExtensionReply: Hashable, Sendable {
    case description(ExtensionDescription)
    case entries(EntriesReply)
    case rendered([RenderTree])
    case performed(PerformReply)
    case previews([PreviewDescription])
    /// The request failed; the extension keeps running.
    case failed(ExtensionFailure)
    /// Reply to `shutdown`: the process exits now.
    case goodbye
    case options(OptionsReply)
    case configuration(ConfigurationReply)
    case recommendations([ConfigurationRecommendation])
    /// Reply to `placements` and `release`.
    case noted
    case relevance([RelevanceAttribute])
    case activity(ActivityReply)
}

extension ExtensionRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .describe(let locale):
            writer.write(byte: 0)
            writer.write(locale)
        case .entries(let request):
            writer.write(byte: 1)
            writer.write(request)
        case .render(let request):
            writer.write(byte: 2)
            writer.write(request)
        case .perform(let request):
            writer.write(byte: 3)
            writer.write(request)
        case .previews:
            writer.write(byte: 4)
        case .previewEntries(let index, let environment, let timeLimit):
            writer.write(byte: 5)
            writer.write(index)
            writer.write(environment)
            writer.write(timeLimit)
        case .shutdown:
            writer.write(byte: 6)
        case .options(let request):
            writer.write(byte: 7)
            writer.write(request)
        case .configuration(let request):
            writer.write(byte: 8)
            writer.write(request)
        case .recommendations(let kind, let locale, let timeLimit):
            writer.write(byte: 9)
            writer.write(kind)
            writer.write(locale)
            writer.write(timeLimit)
        case .placements(let placements):
            writer.write(byte: 10)
            writer.write(placements)
        case .relevance(let kind, let timeLimit):
            writer.write(byte: 11)
            writer.write(kind)
            writer.write(timeLimit)
        case .activity(let request):
            writer.write(byte: 12)
            writer.write(request)
        case .release(let tokens):
            writer.write(byte: 13)
            writer.write(tokens)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .describe(locale: try reader.string())
        case 1: self = .entries(try reader.value())
        case 2: self = .render(try reader.value())
        case 3: self = .perform(try reader.value())
        case 4: self = .previews
        case 5:
            self = .previewEntries(
                index: try reader.int(), environment: try reader.value(), timeLimit: try reader.double())
        case 6: self = .shutdown
        case 7: self = .options(try reader.value())
        case 8: self = .configuration(try reader.value())
        case 9:
            self = .recommendations(
                kind: try reader.string(), locale: try reader.string(), timeLimit: try reader.double())
        case 10: self = .placements(try reader.array(minimumSize: 4))
        case 11: self = .relevance(kind: try reader.string(), timeLimit: try reader.double())
        case 12: self = .activity(try reader.value())
        case 13: self = .release(try reader.array())
        default: throw reader.malformed("unknown request")
        }
    }
}

extension ExtensionReply: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .description(let description):
            writer.write(byte: 0)
            writer.write(description)
        case .entries(let reply):
            writer.write(byte: 1)
            writer.write(reply)
        case .rendered(let trees):
            writer.write(byte: 2)
            writer.write(trees)
        case .performed(let reply):
            writer.write(byte: 3)
            writer.write(reply)
        case .previews(let previews):
            writer.write(byte: 4)
            writer.write(previews)
        case .failed(let failure):
            writer.write(byte: 5)
            writer.write(failure)
        case .goodbye:
            writer.write(byte: 6)
        case .options(let reply):
            writer.write(byte: 7)
            writer.write(reply)
        case .configuration(let reply):
            writer.write(byte: 8)
            writer.write(reply)
        case .recommendations(let recommendations):
            writer.write(byte: 9)
            writer.write(recommendations)
        case .noted:
            writer.write(byte: 10)
        case .relevance(let attributes):
            writer.write(byte: 11)
            writer.write(attributes)
        case .activity(let reply):
            writer.write(byte: 12)
            writer.write(reply)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .description(try reader.value())
        case 1: self = .entries(try reader.value())
        case 2: self = .rendered(try reader.array(minimumSize: 60))
        case 3: self = .performed(try reader.value())
        case 4: self = .previews(try reader.array(minimumSize: 4))
        case 5: self = .failed(try reader.value())
        case 6: self = .goodbye
        case 7: self = .options(try reader.value())
        case 8: self = .configuration(try reader.value())
        case 9: self = .recommendations(try reader.array(minimumSize: 2))
        case 10: self = .noted
        case 11: self = .relevance(try reader.array(minimumSize: 3))
        case 12: self = .activity(try reader.value())
        default: throw reader.malformed("unknown reply")
        }
    }
}
