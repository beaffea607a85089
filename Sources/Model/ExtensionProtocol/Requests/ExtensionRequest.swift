import RenderModel

/// What the host asks of an extension. Each request gets exactly one `ExtensionReply`.
package enum ExtensionRequest: Hashable, Sendable {
    /// Texts are given in the language of the locale.
    case describe(locale: String)
    /// Asks the provider for entries, which the extension then keeps under a token.
    case entries(EntriesRequest)
    /// Draws kept entries.
    case render(RenderRequest)
    /// Performs the intent of a button or a toggle.
    case perform(PerformRequest)
    /// Lists the previews that the source declares.
    case previews
    /// Asks a preview for its entries, which are kept like a provider's. Its place in the list names it.
    case previewEntries(index: Int, environment: WidgetEnvironment, timeLimit: Double)
    case shutdown
    /// Asks for the values that a parameter can take.
    case options(OptionsRequest)
    /// Asks for the values of all parameters.
    case configuration(ConfigurationRequest)
    /// Asks the provider for its recommended configurations.
    case recommendations(kind: String, locale: String, timeLimit: Double)
    /// Tells which widgets are placed, so that the widget's code can ask `WidgetCenter`. It replaces what was told
    /// before.
    case placements([WidgetPlacement])
    /// Asks the provider when its widget is worth showing.
    case relevance(kind: String, timeLimit: Double)
    /// Asks for the states in which a Live Activity can be shown.
    case activity(ActivityRequest)
}

package struct EntriesRequest: Hashable, Sendable {
    package enum Purpose: String, Hashable, Sendable, CaseIterable { case placeholder, snapshot, timeline }

    /// One value of the widget's configuration, as JSON.
    package struct ConfigurationValue: Hashable, Sendable {
        package var name: String
        package var json: String

        package init(name: String, json: String) {
            self.name = name
            self.json = json
        }
    }

    package var kind: String
    package var purpose: Purpose
    /// Family and size that the provider's context shows.
    package var environment: WidgetEnvironment
    package var configuration: [ConfigurationValue]
    /// What the provider's context says of `isPreview`: true in the widget gallery.
    package var isPreview: Bool
    /// Seconds until the extension answers that its provider did not; a session has a limit of its own beside it.
    package var timeLimit: Double
    /// More entries than this are dropped, with a diagnostic.
    package var entryLimit: Int
    /// The date, in seconds since the reference date, to which a clock that was launched with one moves first. A clock
    /// that follows the system's is left alone.
    package var moment: Double?

    package init(
        kind: String, purpose: Purpose, environment: WidgetEnvironment, configuration: [ConfigurationValue] = [],
        isPreview: Bool = false, timeLimit: Double = .infinity, entryLimit: Int = 10_000, moment: Double? = nil
    ) {
        self.kind = kind
        self.purpose = purpose
        self.environment = environment
        self.configuration = configuration
        self.isPreview = isPreview
        self.timeLimit = timeLimit
        self.entryLimit = entryLimit
        self.moment = moment
    }
}

/// Draws every entry in every environment: the reply has `entries.count * environments.count` trees, those of the
/// first entry first.
package struct RenderRequest: Hashable, Sendable {
    /// From the reply to `EntriesRequest`.
    package var token: Int
    package var entries: [Int]
    package var environments: [WidgetEnvironment]

    package init(token: Int, entries: [Int] = [0], environments: [WidgetEnvironment]) {
        self.token = token
        self.entries = entries
        self.environments = environments
    }
}

extension EntriesRequest.ConfigurationValue: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(json)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(name: try reader.string(), json: try reader.string())
    }
}

extension EntriesRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(kind)
        writer.write(caseIndex: purpose)
        writer.write(environment)
        writer.write(configuration)
        writer.write(isPreview)
        writer.write(timeLimit)
        writer.write(entryLimit)
        writer.write(moment)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            kind: try reader.string(), purpose: try reader.caseIndex(), environment: try reader.value(),
            configuration: try reader.array(minimumSize: 2), isPreview: try reader.bool(),
            timeLimit: try reader.double(), entryLimit: try reader.int(), moment: try reader.optional())
    }
}

extension RenderRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(token)
        writer.write(entries)
        writer.write(environments)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            token: try reader.int(), entries: try reader.array(), environments: try reader.array(minimumSize: 80))
    }
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
        default: throw reader.malformed("unknown request")
        }
    }
}
