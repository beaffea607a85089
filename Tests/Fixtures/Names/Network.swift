import Combine
import Foundation
import Network

final class NetworkMonitor: ObservableObject, @unchecked Sendable {
    private let monitor = NWPathMonitor()
    private let queue = DispatchQueue(label: "Monitor")
    private(set) var isConnected = false

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            guard let self else { return }
            DispatchQueue.main.async {
                self.isConnected = path.status == .satisfied && !path.isExpensive
                if path.usesInterfaceType(.cellular) { print(path.availableInterfaces.map(\.type)) }
            }
        }
        monitor.start(queue: queue)
    }

    deinit { monitor.cancel() }
}

func connect(to host: String, port: UInt16) {
    let options = NWProtocolTCP.Options()
    options.connectionTimeout = 5
    options.noDelay = true
    let parameters = NWParameters(tls: NWProtocolTLS.Options(), tcp: options)
    parameters.prohibitExpensivePaths = true
    if let ip = parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options { ip.version = .v4 }
    let connection = NWConnection(
        host: NWEndpoint.Host(host), port: NWEndpoint.Port(rawValue: port)!, using: parameters)
    connection.stateUpdateHandler = { state in
        switch state {
        case .ready: print("ready")
        case .waiting(let error), .failed(let error): print(error.localizedDescription)
        case .setup, .preparing, .cancelled: break
        @unknown default: break
        }
    }
    connection.start(queue: .global())
    connection.send(
        content: "GET".data(using: .utf8), completion: .contentProcessed { error in print(error as Any) })
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1024) { data, context, isComplete, error in
        if let data, !data.isEmpty { print(data.count, isComplete) }
    }
}

func listen() throws {
    let listener = try NWListener(using: .tcp, on: 8080)
    listener.service = NWListener.Service(name: "Garden", type: "_garden._tcp")
    listener.newConnectionHandler = { connection in connection.start(queue: .main) }
    listener.start(queue: .main)
    let browser = NWBrowser(for: .bonjour(type: "_garden._tcp", domain: nil), using: NWParameters())
    browser.browseResultsChangedHandler = { results, _ in
        for case .service(let name, _, _, _) in results.map(\.endpoint) { print(name) }
    }
    browser.start(queue: .main)
}
