import ExtensionProtocol
import Glibc

/// A widget's way to the host's source of weather: a socket that takes one request for each connection.
///
/// A confined widget so needs no network for the weather, and knows no key. What it asks is limited in size and time; a
/// request that breaks a limit ends its connection and nothing else.
struct WeatherGateway: Sendable {
    /// The path of the socket in the sandbox.
    static let sandboxPath = "/run/tessera-weather"

    /// Seconds for a request to arrive, and for its answer to be taken.
    private static let transferLimit = 5
    /// The maximum time in seconds that a request may allow.
    private static let longestWait = 30.0

    private let server: GatewayServer
    let source: WeatherSource

    /// - Returns: `nil` if the system has no descriptors left, or no folder for temporary files.
    static func make(for access: WeatherAccess) -> WeatherGateway? {
        let responder = access.responder
        let server = GatewayServer.make("extension weather") { client, _ in serve(client, responder) }
        return server.map { WeatherGateway(server: $0, source: responder.source) }
    }

    /// The path of the socket outside of the sandbox.
    var path: String { server.path }

    func hide() { server.hide() }
    func stop() { server.stop() }

    private static func serve(_ client: Int32, _ responder: any WeatherResponder) {
        defer { close(client) }
        var limit = timeval(tv_sec: transferLimit, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        do throws(ChannelError) {
            let deadline = MonotonicClock.now + Double(transferLimit)
            let message = try MessageChannel(descriptor: client, limits: WeatherSocket.requestLimits)
                .receive(WeatherRequest.self, deadline: deadline)
            var request = message.message
            request.timeLimit = min(max(request.timeLimit, 0), longestWait)
            let answer = responder.response(to: request)
            try MessageChannel(descriptor: client, limits: WeatherSocket.responseLimits)
                .send(answer.forWidgets, number: message.number)
        } catch {
            // The request is invalid or the widget has ended: it notices the closed connection.
        }
    }
}

extension WeatherResponse {
    /// The answer as a stranger's code may know it: words about files of the user name their paths.
    fileprivate var forWidgets: WeatherResponse {
        switch self {
        case .report(let report, let problem): .report(report, problem?.forWidgets)
        case .nothing(let problem): .nothing(problem.forWidgets)
        }
    }
}

extension WeatherProblem {
    fileprivate var forWidgets: WeatherProblem {
        switch reason {
        case .disk: WeatherProblem(reason, "The weather cannot be kept for later.")
        case .settings: WeatherProblem(reason, "The settings of the weather cannot be used.")
        case .program: WeatherProblem(reason, "The program that asks for the weather failed.")
        default: self
        }
    }
}
