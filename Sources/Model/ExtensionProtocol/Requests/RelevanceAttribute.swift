import RenderModel

/// A context in which a widget is relevant.
package struct RelevanceAttribute: Hashable, Sendable {
    package enum Condition: Hashable, Sendable {
        /// Around a date, in seconds since the reference date.
        case moment(Double)
        /// Between two dates, in seconds since the reference date.
        case span(from: Double, to: Double)
        /// The user's location: an inferred place such as `home`, or the identifier of a region.
        case place(String)
        /// The user's activity: `workout`, `headphones`, `bedtime`.
        case activity(String)
    }

    package var kind: String
    /// The configuration to which it applies; `nil` for every configuration.
    package var configuration: [EntriesRequest.ConfigurationValue]?
    /// `nil` when the source does not specify when.
    package var condition: Condition?

    package init(
        kind: String, configuration: [EntriesRequest.ConfigurationValue]? = nil, condition: Condition?
    ) {
        self.kind = kind
        self.configuration = configuration
        self.condition = condition
    }
}

extension RelevanceAttribute.Condition: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .moment(let date):
            writer.write(byte: 0)
            writer.write(date)
        case .span(let from, let to):
            writer.write(byte: 1)
            writer.write(from)
            writer.write(to)
        case .place(let name):
            writer.write(byte: 2)
            writer.write(name)
        case .activity(let name):
            writer.write(byte: 3)
            writer.write(name)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .moment(try reader.double())
        case 1: self = .span(from: try reader.double(), to: try reader.double())
        case 2: self = .place(try reader.string())
        case 3: self = .activity(try reader.string())
        default: throw reader.malformed("unknown condition of relevance")
        }
    }
}

extension RelevanceAttribute: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(kind)
        writer.write(configuration != nil)
        writer.write(configuration ?? [])
        writer.write(condition)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let kind = try reader.string()
        let isBound = try reader.bool()
        let values: [EntriesRequest.ConfigurationValue] = try reader.array(minimumSize: 2)
        self.init(kind: kind, configuration: isBound ? values : nil, condition: try reader.optional())
    }
}

/// Asks the provider when its widget is worth showing.
package struct RelevanceRequest: ExtensionCall {
    package var kind: String
    package var timeLimit: Double

    package init(kind: String, timeLimit: Double = .infinity) {
        self.kind = kind
        self.timeLimit = timeLimit
    }

    package var message: ExtensionRequest { .relevance(kind: kind, timeLimit: timeLimit) }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> [RelevanceAttribute]? {
        if case .relevance(let reply) = answer { reply } else { nil }
    }

    package func limited(to seconds: Double) -> Self {
        RelevanceRequest(kind: kind, timeLimit: min(timeLimit, seconds))
    }

    package var needs: ProcessNeeds { ProcessNeeds(clock: .current) }
}
