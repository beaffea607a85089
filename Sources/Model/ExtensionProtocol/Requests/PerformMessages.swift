import RenderModel

/// Performs the intent of a button or a toggle.
package struct PerformRequest: Hashable, Sendable {
    package var call: Semantics.IntentCall
    /// The placed widget that was tapped; `nil` when the call has another origin.
    package var caller: WidgetPlacement?
    /// The Live Activities that the intent sees as running.
    package var activities: [RunningActivityName]
    package var locale: String
    /// Time limit for the intent in seconds, after which the extension reports a timeout; a session has its own limit
    /// in addition.
    package var timeLimit: Double

    package init(
        call: Semantics.IntentCall, caller: WidgetPlacement? = nil, activities: [RunningActivityName] = [],
        locale: String = "en_US", timeLimit: Double = .infinity
    ) {
        self.call = call
        self.caller = caller
        self.activities = activities
        self.locale = locale
        self.timeLimit = timeLimit
    }
}

/// The effects of an intent.
package struct PerformReply: Hashable, Sendable {
    /// Whether the app is opened.
    package enum Opening: Hashable, Sendable {
        case nothing, app
        case url(String)
    }

    /// What was requested from `WidgetCenter`.
    package var requests: [WidgetCenterRequest]
    /// The result's dialog or value as text; empty if there is none.
    package var summary: String
    package var opening: Opening
    /// The intent's changes to Live Activities.
    package var activities: [ActivityChange]

    package init(
        requests: [WidgetCenterRequest] = [], summary: String = "", opening: Opening = .nothing,
        activities: [ActivityChange] = []
    ) {
        self.requests = requests
        self.summary = summary
        self.opening = opening
        self.activities = activities
    }
}

extension PerformRequest: ExtensionCall {
    package var message: ExtensionRequest { .perform(self) }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> PerformReply? {
        guard case .performed(var reply) = answer else { return nil }
        for index in reply.activities.indices {
            reply.activities[index].token = process.own(reply.activities[index].token)
        }
        return reply
    }

    package func limited(to seconds: Double) -> Self {
        var call = self
        call.timeLimit = min(timeLimit, seconds)
        return call
    }

    package var needs: ProcessNeeds {
        ProcessNeeds(
            clock: .current,
            widget: caller.map { WidgetSubject(kind: $0.kind, family: $0.family, configuration: $0.configuration) })
    }

    /// The process that keeps the states of the Live Activities knows what they are.
    package var tokens: [EntriesToken] { activities.map(\.token) }

    package func tokens(in reply: PerformReply) -> [EntriesToken] { reply.activities.map(\.token) }

    /// Without the activities whose states another process keeps: the intent finds those not running.
    package func part(for process: Int?) -> Self? {
        var call = self
        call.activities = activities.filter { $0.token.process == process }
        return call
    }
}

extension PerformRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(call)
        writer.write(caller)
        writer.write(activities)
        writer.write(locale)
        writer.write(timeLimit)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            call: try reader.value(), caller: try reader.optional(),
            activities: try reader.array(minimumSize: 3), locale: try reader.string(), timeLimit: try reader.double())
    }
}

extension PerformReply.Opening: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .nothing: writer.write(byte: 0)
        case .app: writer.write(byte: 1)
        case .url(let url):
            writer.write(byte: 2)
            writer.write(url)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .nothing
        case 1: self = .app
        case 2: self = .url(try reader.string())
        default: throw reader.malformed("unknown open action")
        }
    }
}

extension PerformReply: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(requests)
        writer.write(summary)
        writer.write(opening)
        writer.write(activities)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            requests: try reader.array(), summary: try reader.string(), opening: try reader.value(),
            activities: try reader.array(minimumSize: 4))
    }
}
