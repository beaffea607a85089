import ExtensionProtocol
import Foundation

/// The way to one extension. Every call returns or throws within its time limit.
package protocol ExtensionGateway: Sendable {
    /// - Parameter date: the time that the extension's clock shows, for calls that depend on it; nil for the real time.
    func send<Call: ExtensionCall>(_ call: Call, at date: Date?) async throws(GatewayFailure) -> Call.Reply
    /// Which widgets are placed, for code that asks `WidgetCenter`.
    func setPlacements(_ placements: [WidgetPlacement]) async
    /// The entries of a token are no longer needed.
    func release(_ token: EntriesToken) async
    func shutdown() async
    /// How the process that held the entries of a token broke down; nil while it lives or when it was ended in good
    /// order.
    func breakdown(of token: EntriesToken) async -> String?
    /// What happens besides the answers. There is one reader, the host.
    var reports: AsyncStream<GatewayReport> { get }
}

extension ExtensionGateway {
    package func send<Call: ExtensionCall>(_ call: Call) async throws(GatewayFailure) -> Call.Reply {
        try await send(call, at: nil)
    }

    package func release(_ token: EntriesToken) async {}
    package func breakdown(of token: EntriesToken) async -> String? { nil }

    /// Nothing is ever reported.
    package var reports: AsyncStream<GatewayReport> { AsyncStream { $0.finish() } }
}

/// Something that an extension did by itself.
package enum GatewayReport: Hashable, Sendable {
    /// It printed a line.
    case output(String)
    /// It holds more memory than a phone gives.
    case memory(bytes: Int)
    /// Its process broke down, with the reason in words.
    case ended(String)
}

/// Why an extension gave no answer, in words for people.
package struct GatewayFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Cause: String, Hashable, Sendable, Codable {
        /// The process ended, hung or broke a limit.
        case process
        /// The extension is there and said no.
        case refused
        /// The entries of the token are gone with the process that had them.
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
