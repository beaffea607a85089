import Foundation
import RenderModel

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
    /// Seconds until the extension reports that its provider did not respond; a session has a separate limit.
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

/// The entries that a provider gave, sorted by date.
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

    /// Names the entries in a `RenderRequest`.
    package var token: EntriesToken
    package var entries: [Entry]
    /// Index of the entry that is shown when the reply is made: the newest one that is not later, else the first one.
    package var current: Int
    package var policy: ReloadPolicy
    package var diagnostics: [Diagnostic]
    /// The provider's requests to `WidgetCenter`.
    package var requests: [WidgetCenterRequest]

    package init(
        token: EntriesToken, entries: [Entry], current: Int = 0, policy: ReloadPolicy = .never,
        diagnostics: [Diagnostic] = [],
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

extension EntriesRequest: ExtensionCall {
    package var message: ExtensionRequest { .entries(self) }

    /// The entries, if there are any and they are sorted by date.
    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> EntriesReply? {
        guard let reply = answer.entries(of: process) else { return nil }
        let dates = reply.entries.map(\.date)
        return zip(dates, dates.dropFirst()).allSatisfy { $0 <= $1 } ? reply : nil
    }

    package func limited(to seconds: Double) -> Self {
        var call = self
        call.timeLimit = min(timeLimit, seconds)
        return call
    }

    package var needs: ProcessNeeds {
        ProcessNeeds(
            clock: .current, locale: environment.locale, timeZone: environment.timeZone, system: environment.platform,
            widget: WidgetSubject(kind: kind, family: environment.family, configuration: configuration))
    }

    package func tokens(in reply: EntriesReply) -> [EntriesToken] { [reply.token] }

    package func moved(to date: Date?) -> Self {
        var call = self
        call.moment = date?.timeIntervalSinceReferenceDate
        return call
    }
}

extension ExtensionReply {
    /// The entries that a process gave, if there are any.
    fileprivate func entries(of process: AnsweringProcess) -> EntriesReply? {
        guard case .entries(var reply) = self, !reply.entries.isEmpty else { return nil }
        reply.token = process.own(reply.token)
        return reply
    }
}

/// Asks a preview that the source declares for its entries, which are kept like a provider's. They are in the order of
/// the source.
package struct PreviewEntriesRequest: ExtensionCall {
    /// Its place in the list of previews.
    package var index: Int
    package var environment: WidgetEnvironment
    package var timeLimit: Double

    package init(index: Int, environment: WidgetEnvironment, timeLimit: Double = .infinity) {
        self.index = index
        self.environment = environment
        self.timeLimit = timeLimit
    }

    package var message: ExtensionRequest {
        .previewEntries(index: index, environment: environment, timeLimit: timeLimit)
    }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> EntriesReply? {
        answer.entries(of: process)
    }

    package var needs: ProcessNeeds {
        ProcessNeeds(
            clock: .current, locale: environment.locale, timeZone: environment.timeZone, system: environment.platform)
    }

    package func tokens(in reply: EntriesReply) -> [EntriesToken] { [reply.token] }

    package func limited(to seconds: Double) -> Self {
        PreviewEntriesRequest(index: index, environment: environment, timeLimit: min(timeLimit, seconds))
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
            token: try reader.value(), entries: try reader.array(minimumSize: 9), current: try reader.int(),
            policy: try reader.value(), diagnostics: try reader.array(minimumSize: 7), requests: try reader.array())
    }
}
