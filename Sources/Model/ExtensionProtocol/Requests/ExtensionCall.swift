import Foundation
import RenderModel
import WidgetVocabulary

/// A request that knows its reply.
///
/// To add one: a file with the request, its reply and this conformance; a case of `ExtensionRequest` and
/// `ExtensionReply`, which carry them; and the function of the extension's `RequestServer` that serves it.
package protocol ExtensionCall: Hashable, Sendable {
    associatedtype Reply: Sendable

    /// The message to the extension.
    var message: ExtensionRequest { get }

    /// What an answer says; nil when it does not belong to this call.
    func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> Reply?

    /// Seconds in which the extension answers; infinity leaves that to the host.
    var timeLimit: Double { get }
    func limited(to seconds: Double) -> Self

    /// The requirements on the process that answers.
    var needs: ProcessNeeds { get }
    /// The call at a moment of the device's clock; nil for the real time.
    func moved(to date: Date?) -> Self

    /// The entries that the call is about; the process that keeps them can answer.
    var tokens: [EntriesToken] { get }
    /// The entries that the process keeps since it answered.
    func tokens(in reply: Reply) -> [EntriesToken]
    /// The part of the call that a process can answer; `nil` if another process has all entries of the call.
    ///
    /// - Parameter process: nil for one that is about to start and keeps nothing.
    func part(for process: Int?) -> Self?
}

/// Names entries, or states of a Live Activity, that a process keeps to draw them until the host releases them.
package struct EntriesToken: Hashable, Sendable {
    /// The number of tokens that a process keeps: more than a device full of widgets needs, all of which reload at once.
    package static let limit = 4_096

    /// The host's number of the process; no two processes of a host have the same. The process itself does not know it.
    package var process: Int
    /// The process's number of the entries.
    package var number: Int

    package init(process: Int = 0, number: Int) {
        self.process = process
        self.number = number
    }
}

/// What an answer does not say of the process that gave it.
package struct AnsweringProcess: Hashable, Sendable {
    /// The host's number of the process.
    package var number: Int
    /// The key of the fonts in its bundle (`BundleFontName`). Its trees can use no other bundle's.
    package var fontKey: String?
    /// What users should know about the rights with which it runs.
    package var diagnostics: [Diagnostic]

    package init(number: Int = 0, fontKey: String? = nil, diagnostics: [Diagnostic] = []) {
        self.number = number
        self.fontKey = fontKey
        self.diagnostics = diagnostics
    }

    func own(_ token: EntriesToken) -> EntriesToken { EntriesToken(process: number, number: token.number) }
}

/// The requirements on a process that answers a call. Properties that are not set may keep the previous call's values.
package struct ProcessNeeds: Hashable, Sendable {
    /// The clock that the code requires.
    package enum Clock: Hashable, Sendable { case any, current }

    package var clock: Clock
    package var locale: String?
    package var timeZone: String?
    /// The operating system whose build answers; nil for the one that gave entries for the widget, if any, else the
    /// first.
    package var system: OperatingSystem?
    /// The widget that the call is about.
    package var widget: WidgetSubject?

    package init(
        clock: Clock = .any, locale: String? = nil, timeZone: String? = nil, system: OperatingSystem? = nil,
        widget: WidgetSubject? = nil
    ) {
        self.clock = clock
        self.locale = locale
        self.timeZone = timeZone
        self.system = system
        self.widget = widget
    }
}

/// The parts of a widget.
package struct WidgetSubject: Hashable, Sendable {
    package var kind: String
    package var family: Family
    package var configuration: [EntriesRequest.ConfigurationValue]

    package init(kind: String, family: Family, configuration: [EntriesRequest.ConfigurationValue]) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}

extension ExtensionCall {
    package var timeLimit: Double { .infinity }
    package func limited(to seconds: Double) -> Self { self }
    package var needs: ProcessNeeds { ProcessNeeds() }
    package func moved(to date: Date?) -> Self { self }
    package var tokens: [EntriesToken] { [] }
    package func tokens(in reply: Reply) -> [EntriesToken] { [] }
    package func part(for process: Int?) -> Self? { self }
}

extension EntriesToken: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(number) }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(number: try reader.int())
    }
}
