import ExtensionProtocol
import Glibc
import Subprocesses

/// The sockets of the host that one process may use.
struct WidgetGateways: Sendable {
    /// `nil` if the process has no network, or the host's.
    private let network: NetworkGateway?
    /// `nil` if the process shows sample weather.
    private let weather: WeatherGateway?

    init(_ options: LaunchOptions, _ sandbox: Sandbox) throws(ExtensionError) {
        var network: NetworkGateway?
        if options.confinement == .sandbox(network: .allowed) {
            network = NetworkGateway.make()
            guard network != nil else { throw Self.failure("its network") }
        }
        var weather: WeatherGateway?
        if let access = options.weather, access.responder.source != .sample {
            weather = WeatherGateway.make(for: access)
            guard weather != nil else {
                let failure = Self.failure("its weather")
                network?.stop()
                throw failure
            }
        }
        self.network = network
        self.weather = weather
        for path in [network?.path, weather?.path].compactMap(\.self) where options.confinement != .none {
            sandbox.give(path)
        }
    }

    private static func failure(_ purpose: String) -> ExtensionError {
        .couldNotStart("the socket for \(purpose) cannot be created: \(String(cString: strerror(errno)))")
    }

    /// The sockets by their paths in the sandbox.
    var sockets: [String: String] {
        var sockets: [String: String] = [:]
        if let network { sockets[NetworkGateway.sandboxPath] = network.path }
        if let weather { sockets[WeatherGateway.sandboxPath] = weather.path }
        return sockets
    }

    /// The environment variables that name the sockets.
    func variables(isConfined: Bool) -> [String: String] {
        var variables = network == nil ? [:] : NetworkGateway.variables
        if let weather {
            let path = isConfined ? WeatherGateway.sandboxPath : weather.path
            variables[LaunchVariable.weather.rawValue] = WeatherChoice(source: weather.source, socketPath: path)?.text
        }
        return variables
    }

    /// Removes the names of the sockets, when the sandbox exists. The sandbox keeps the sockets themselves; a process
    /// without one needs the names.
    func hide(isConfined: Bool) {
        guard isConfined else { return }
        network?.hide()
        weather?.hide()
    }

    /// Ends all connections.
    func stop() {
        network?.stop()
        weather?.stop()
    }
}
