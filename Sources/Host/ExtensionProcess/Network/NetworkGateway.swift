import Glibc

/// The way of a confined widget to the Internet, and to nothing else.
///
/// 1. The widget's process has a network namespace without any network, so that it reaches no port of this machine and
///    no abstract socket. The socket of this gateway is bound into its file system.
/// 2. The gateway is a SOCKS 5 server. `URLSession` uses it because libcurl, which performs its requests, reads the
///    address of a proxy from the environment; since libcurl 7.84 that may be a socket.
/// 3. It connects only to public addresses (`PublicAddress`).
struct NetworkGateway: Sendable {
    /// The path of the socket in the sandbox.
    static let sandboxPath = "/run/tessera-network"
    /// The environment variables of the process. The host's name is a placeholder that libcurl requires.
    static let variables = ["ALL_PROXY": "socks5h://localhost" + sandboxPath]

    private let server: GatewayServer

    /// - Parameter isAllowed: Whether the widget may connect to an address; for tests.
    /// - Returns: `nil` if the system has no descriptors left, or no folder for temporary files.
    static func make(
        isAllowed: @escaping @Sendable ([UInt8]) -> Bool = PublicAddress.isReachable
    ) -> NetworkGateway? {
        GatewayServer.make("extension network") { client, stop in
            GatewayConnection(client: client, stop: stop, isAllowed: isAllowed).run()
        }.map(NetworkGateway.init)
    }

    /// The path of the socket outside of the sandbox.
    var path: String { server.path }

    /// Removes the socket's name, when the sandbox exists. The sandbox keeps the socket itself.
    func hide() { server.hide() }

    /// Ends all connections.
    func stop() { server.stop() }
}
