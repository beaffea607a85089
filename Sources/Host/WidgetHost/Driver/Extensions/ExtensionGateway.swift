import ExtensionProtocol
import Foundation

/// The connection to an extension. Every call returns or throws within its time limit.
package protocol ExtensionGateway: Sendable {
    /// - Parameter date: The time of the extension's clock, for calls that depend on it; `nil` for the real time.
    func send<Call: ExtensionCall>(_ call: Call, at date: Date?) async throws(GatewayFailure) -> Call.Reply
    /// Sets the placed widgets, for code that queries `WidgetCenter`.
    func setPlacements(_ placements: [WidgetPlacement]) async
    /// Releases the entries of a token.
    func release(_ token: EntriesToken) async
    func shutdown() async
    /// The reason that the process with the entries of a token crashed; `nil` while it runs or if it was ended
    /// normally.
    func crash(of token: EntriesToken) async -> String?
    /// Events other than responses. The host is the only reader.
    var reports: AsyncStream<GatewayReport> { get }
}

extension ExtensionGateway {
    package func send<Call: ExtensionCall>(_ call: Call) async throws(GatewayFailure) -> Call.Reply {
        try await send(call, at: nil)
    }

    package func release(_ token: EntriesToken) async {}
    package func crash(of token: EntriesToken) async -> String? { nil }

    /// An empty stream.
    package var reports: AsyncStream<GatewayReport> { AsyncStream { $0.finish() } }
}

/// An event that an extension caused by itself.
package enum GatewayReport: Hashable, Sendable {
    /// It printed a line.
    case output(String)
    /// It uses more memory than iOS allows.
    case memory(bytes: Int)
    /// Its process crashed, with the reason as text.
    case ended(String)
}

/// The reason that an extension did not respond, as text for the user.
package struct GatewayFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Cause: String, Hashable, Sendable, Codable {
        /// The process exited, hung or exceeded a limit.
        case process
        /// The extension is running and rejected the request.
        case rejected
        /// The entries of the token were lost with their process.
        case entriesGone
    }

    package var cause: Cause
    package var message: String

    package init(_ cause: Cause, _ message: String) {
        self.cause = cause
        self.message = message
    }

    package var description: String { message }
}
