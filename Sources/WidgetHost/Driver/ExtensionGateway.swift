import ExtensionProtocol
import Foundation
import RenderModel

/// The way to one extension. Every call returns or throws within its time limit.
package protocol ExtensionGateway: Sendable {
    func describe(locale: String) async throws(GatewayFailure) -> ExtensionDescription
    /// - Parameter date: the time that the extension's clock shows; none for the real time.
    func entries(_ request: EntriesRequest, at date: Date?) async throws(GatewayFailure) -> EntriesReply
    func render(_ request: RenderRequest) async throws(GatewayFailure) -> [RenderTree]
    /// - Parameters:
    ///   - call: an intent of the widget and its values.
    ///   - date: the time that the extension's clock shows; none for the real time.
    func perform(_ call: Meaning.IntentCall, at date: Date?) async throws(GatewayFailure) -> PerformReply
    func shutdown() async
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
