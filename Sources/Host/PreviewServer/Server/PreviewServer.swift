import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Serves the page of a simulated device.
///
/// The page's files, fonts and pictures are served by GET requests; commands are POST requests; the state and the
/// pictures are delivered to every page as server-sent events.
package struct PreviewServer: Sendable {
    package struct Options: Sendable {
        /// An address of this machine; `127.0.0.1` is not reachable from other machines.
        package var address: String
        /// 0 selects any free port.
        package var port: Int
        /// The same key lets open pages reconnect to a restarted server.
        package var key: AccessKey
        package var fontFolder: String?
        /// The maximum number of concurrent connections; more wait.
        package var connectionLimit: Int
        /// The seconds that a request may take to arrive after its head.
        package var requestTimeLimit: Int64
        /// The time after which a page that waits for news gets a sign of life.
        package var signInterval: Duration
        /// Receives log lines of the server; standard error by default.
        package var say: @Sendable (String) -> Void

        package init(
            address: String = "127.0.0.1", port: Int = 0, key: AccessKey = AccessKey(), fontFolder: String? = nil,
            connectionLimit: Int = 4_096, requestTimeLimit: Int64 = 30, signInterval: Duration = .seconds(15),
            say: (@Sendable (String) -> Void)? = nil
        ) {
            self.address = address
            self.port = port
            self.key = key
            self.fontFolder = fontFolder
            self.connectionLimit = connectionLimit
            self.requestTimeLimit = requestTimeLimit
            self.signInterval = signInterval
            self.say = say ?? ServerLog.standardError
        }
    }

    /// The location of the page.
    package struct Location: Hashable, Sendable {
        /// The address that opens the page, with its key.
        package var url: String
        /// The address for the arguments of a program that opens the page: it works once, and only for the user.
        package var urlWithTicket: String
        package var port: Int
    }

    /// The seconds without a complete head of a request after which a connection is closed.
    private static let idleTimeLimit: Int64 = 120

    let source: any PageSource
    let options: Options
    let rules: AccessRules
    let files: PageFiles
    let hub = EventHub()
    /// The requests for data.
    let reads = RequestQueue()

    package init(source: any PageSource, options: Options) {
        self.source = source
        self.options = options
        let isLoopback = ["127.0.0.1", "::1", "localhost"].contains(options.address)
        rules = AccessRules(key: options.key, isLoopback: isLoopback)
        files = PageFiles(fontFolder: options.fontFolder)
    }

    /// Serves until the task is canceled or the process receives a termination signal.
    ///
    /// - Parameter onReady: Called once, when browsers can connect.
    package func run(onReady: @escaping @Sendable (Location) async -> Void) async throws {
        let options = options
        let logger = Logger(label: "preview") { _ in ServerLog(write: options.say) }
        let limit = OpenFileLimit.raise(for: options.connectionLimit)
        if let notice = limit.notice { options.say("note: \(notice)") }
        let rules = rules
        let connections = HTTP1Channel.Configuration(
            additionalChannelHandlers: [
                RequestDeadline(limit: .seconds(options.requestTimeLimit)), ConnectionEndHandler(),
            ],
            idleTimeout: .seconds(Self.idleTimeLimit),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))
        let app = Application(
            responder: PageResponder(server: self).router().buildResponder(),
            server: HTTPServerBuilder { responder in
                FinishedConnections(base: HTTP1Channel(responder: responder, configuration: connections))
            },
            configuration: ApplicationConfiguration(
                address: .hostname(options.address, port: options.port), serverName: nil, backlog: 1_024,
                availableConnectionsDelegate: .maximum(limit.connections, logger: logger)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? options.port
                await onReady(Self.location(options.address, port: port, rules))
            }, logger: logger)
        try await app.run()
    }

    /// Whether `run` failed because another program listens on the port.
    package static func isPortTaken(_ error: any Error) -> Bool { (error as? IOError)?.errnoCode == EADDRINUSE }

    private static func location(_ address: String, port: Int, _ rules: AccessRules) -> Location {
        // A browser cannot open 0.0.0.0; on this machine it uses the loopback address.
        let host = ["0.0.0.0", "::"].contains(address) ? "127.0.0.1" : address.contains(":") ? "[\(address)]" : address
        let url = "http://\(host):\(port)/"
        return Location(
            url: url + "?token=\(rules.key.token)", urlWithTicket: url + "?ticket=\(rules.ticket.issue())", port: port)
    }

    /// Sends the current state to every page.
    package func publishState() async {
        let state = await source.state()
        let widgets = Set(state.widgets.keys)
        let activities = Set(state.activities.map { "\($0.id)" })
        await hub.keep { topic in
            let parts = topic.split(separator: "-")
            let id = parts.count > 1 ? String(parts[1]) : ""
            return switch parts.first {
            case "picture", "guidelines": widgets.contains(id)
            case "activity": activities.contains(id)
            default: true
            }
        }
        await hub.publish(Self.stateTopic, event: "state", state)
    }

    /// Sends the state again if it is older than the clock of a new page may be late: the page's clock starts at the
    /// date in the state.
    func refreshState() async {
        guard let age = await hub.age(of: Self.stateTopic), age > Self.latestClock else { return }
        await publishState()
    }

    private static let stateTopic = "state"
    private static let latestClock = Duration.milliseconds(300)

    /// Sends the displayed place if it changed.
    package func publishScene() async {
        guard let scene = await source.scene() else { return }
        await hub.publish("scene", event: "scene", scene)
    }

    package func publish(_ picture: PagePicture) async {
        await hub.publish("picture-\(picture.widget)", event: "picture", picture)
    }

    package func publish(_ guidelines: PageGuidelines) async {
        await hub.publish("guidelines-\(guidelines.widget)", event: "guidelines", guidelines)
    }

    package func publish(_ picture: PageActivityPicture) async {
        await hub.publish("activity-\(picture.activity)-\(picture.presentation)", event: "activity", picture)
    }
}
