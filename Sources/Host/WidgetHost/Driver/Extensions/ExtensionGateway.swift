import ExtensionProtocol
import Foundation
import RenderModel

/// The way to one extension. Every call returns or throws within its time limit.
package protocol ExtensionGateway: Sendable {
    func describe(locale: String) async throws(GatewayFailure) -> ExtensionDescription
    /// - Parameter date: the time that the extension's clock shows; none for the real time.
    func entries(_ request: EntriesRequest, at date: Date?) async throws(GatewayFailure) -> EntriesReply
    func render(_ request: RenderRequest) async throws(GatewayFailure) -> [RenderTree]
    /// - Parameter date: the time that the extension's clock shows; none for the real time.
    func perform(_ request: PerformRequest, at date: Date?) async throws(GatewayFailure) -> PerformReply
    /// The states in which a Live Activity can be drawn, under a token.
    /// - Parameter date: the time that the extension's clock shows; none for the real time.
    func activity(_ request: ActivityRequest, at date: Date?) async throws(GatewayFailure) -> ActivityReply
    /// What a parameter can be set to.
    func options(_ request: OptionsRequest) async throws(GatewayFailure) -> OptionsReply
    /// The values of all parameters, with defaults.
    func configuration(_ request: ConfigurationRequest) async throws(GatewayFailure) -> ConfigurationReply
    func recommendations(
        kind: String, locale: String
    ) async throws(GatewayFailure) -> [ConfigurationRecommendation]
    /// When a widget is worth showing, as its provider says.
    /// - Parameter date: the time that the extension's clock shows; none for the real time.
    func relevance(kind: String, at date: Date?) async throws(GatewayFailure) -> [RelevanceAttribute]
    /// Which widgets are placed, for code that asks `WidgetCenter`.
    func setPlacements(_ placements: [WidgetPlacement]) async
    /// The entries of a token are no longer needed.
    func release(_ token: Int) async
    func shutdown() async
    /// How the process that held the entries of a token broke down; none while it lives or when it was ended in good
    /// order.
    func breakdown(of token: Int) async -> String?
    /// What happens besides the answers. There is one reader, the host.
    var reports: AsyncStream<GatewayReport> { get }
}

extension ExtensionGateway {
    package func release(_ token: Int) async {}
    package func breakdown(of token: Int) async -> String? { nil }

    /// There are no Live Activities.
    package func activity(_ request: ActivityRequest, at date: Date?) async throws(GatewayFailure) -> ActivityReply {
        throw GatewayFailure(.refused, "there is no Live Activity for '\(request.attributes)'")
    }

    /// Nothing is said about relevance.
    package func relevance(kind: String, at date: Date?) async throws(GatewayFailure) -> [RelevanceAttribute] { [] }

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
