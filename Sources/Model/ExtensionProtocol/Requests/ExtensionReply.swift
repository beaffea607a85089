import RenderModel

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
    /// Reply to `placements`.
    case noted
    case relevance([RelevanceAttribute])
    case activity(ActivityReply)
}

/// The entries that a provider returned, sorted by date.
package struct EntriesReply: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// Seconds since the reference date (2001-01-01 00:00 UTC).
        package var date: Double
        package var relevance: Relevance?

        package init(date: Double, relevance: Relevance? = nil) {
            self.date = date
            self.relevance = relevance
        }
    }

    package struct Relevance: Hashable, Sendable {
        package var score: Double
        /// Seconds.
        package var duration: Double

        package init(score: Double, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }

    package enum ReloadPolicy: Hashable, Sendable {
        case atEnd, never
        /// Seconds since the reference date.
        case after(Double)
    }

    /// Identifies the entries in a `RenderRequest`.
    package var token: Int
    package var entries: [Entry]
    /// Index of the entry current at the time of the reply: the newest one that is not later, else the first one.
    package var current: Int
    package var policy: ReloadPolicy
    package var diagnostics: [Diagnostic]
    /// What the provider requested from `WidgetCenter`.
    package var requests: [WidgetCenterRequest]

    package init(
        token: Int, entries: [Entry], current: Int = 0, policy: ReloadPolicy = .never, diagnostics: [Diagnostic] = [],
        requests: [WidgetCenterRequest] = []
    ) {
        self.token = token
        self.entries = entries
        self.current = current
        self.policy = policy
        self.diagnostics = diagnostics
        self.requests = requests
    }
}

/// Why a request failed.
package struct ExtensionFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        case unknownKind, unknownToken, unknownEntry, unknownIntent, unknownPreview, unsupportedFamily
        case unknownActivity
        /// Values of a Live Activity that its types do not accept.
        case invalidActivity
        case unknownParameter
        /// A parameter's value does not match its type.
        case invalidConfiguration
        /// The provider or the intent threw an error.
        case threw
        /// The provider or the intent did not answer in time.
        case timeLimit
        /// The provider returned no entries.
        case noEntries
        /// The request or its result exceeds a limit of the extension.
        case limit
        case malformedRequest
        /// The extension does not support this request.
        case unsupported
    }

    package var reason: Reason
    package var message: String

    package init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }

    package var description: String { message }
}

extension EntriesReply.Entry: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(date)
        writer.write(relevance)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(date: try reader.double(), relevance: try reader.optional())
    }
}

extension EntriesReply.Relevance: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(score)
        writer.write(duration)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(score: try reader.double(), duration: try reader.double())
    }
}

extension EntriesReply.ReloadPolicy: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .atEnd: writer.write(byte: 0)
        case .never: writer.write(byte: 1)
        case .after(let date):
            writer.write(byte: 2)
            writer.write(date)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .atEnd
        case 1: self = .never
        case 2: self = .after(try reader.double())
        default: throw reader.malformed("unknown reload policy")
        }
    }
}

extension EntriesReply: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(token)
        writer.write(entries)
        writer.write(current)
        writer.write(policy)
        writer.write(diagnostics)
        writer.write(requests)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            token: try reader.int(), entries: try reader.array(minimumSize: 9), current: try reader.int(),
            policy: try reader.value(), diagnostics: try reader.array(minimumSize: 7), requests: try reader.array())
    }
}

extension ExtensionFailure: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(caseIndex: reason)
        writer.write(message)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(try reader.caseIndex(), try reader.string())
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
