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
    /// Family and size in the provider's context.
    package var environment: WidgetEnvironment
    package var configuration: [ConfigurationValue]
    /// The provider context's `isPreview`: true in the widget gallery.
    package var isPreview: Bool
    /// Time limit for the provider in seconds, after which the extension reports a timeout; a session has its own limit
    /// in addition.
    package var timeLimit: Double
    /// More entries than this are dropped, with a diagnostic.
    package var entryLimit: Int
    /// The date, in seconds since the reference date, that a frozen clock is set to first. A clock that follows the
    /// system's is unaffected.
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

/// Draws every entry in every environment: the reply has `entries.count * environments.count` trees, the first entry's
/// first.
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
