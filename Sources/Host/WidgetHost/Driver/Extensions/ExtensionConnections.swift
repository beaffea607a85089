import ExtensionProtocol
import Foundation

/// The extensions that the host can send requests to.
struct ExtensionConnections: Sendable {
    private var gateways: [ExtensionID: any ExtensionGateway] = [:]
    /// Those that have not described themselves yet, by the number of the start.
    private var starting: [Int: any ExtensionGateway] = [:]
    private var startCount = 0

    static let notRunning = GatewayFailure(.process, "the app's extension is not running")

    subscript(id: ExtensionID) -> (any ExtensionGateway)? { gateways[id] }

    func isConnected(_ id: ExtensionID) -> Bool { gateways[id] != nil }

    var sorted: [(id: ExtensionID, gateway: any ExtensionGateway)] {
        gateways.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func get(_ id: ExtensionID) throws(HostError) -> any ExtensionGateway {
        guard let gateway = gateways[id] else { throw .unavailable("the extension '\(id)' is not running") }
        return gateway
    }

    /// - Returns: The gateway of the previous build.
    mutating func connect(_ id: ExtensionID, _ gateway: any ExtensionGateway) -> (any ExtensionGateway)? {
        gateways.updateValue(gateway, forKey: id)
    }

    mutating func disconnect(_ id: ExtensionID) -> (any ExtensionGateway)? { gateways.removeValue(forKey: id) }

    /// - Returns: The number of the start, for `endStart`.
    mutating func beginStart(of gateway: any ExtensionGateway) -> Int {
        startCount += 1
        starting[startCount] = gateway
        return startCount
    }

    mutating func endStart(_ number: Int) { starting[number] = nil }

    /// - Returns: All gateways, also those that are starting.
    mutating func disconnectAll() -> [any ExtensionGateway] {
        defer { (gateways, starting) = ([:], [:]) }
        return sorted.map(\.gateway) + starting.values
    }
}

/// Callers that wait for an intent to be performed.
struct WaitingIntents: Sendable {
    private var callers: [RequestID: CheckedContinuation<Result<PerformReply, GatewayFailure>, Never>] = [:]

    mutating func add(
        _ caller: CheckedContinuation<Result<PerformReply, GatewayFailure>, Never>, for request: RequestID
    ) {
        callers[request] = caller
    }

    mutating func resume(_ request: RequestID, _ result: Result<PerformReply, GatewayFailure>) {
        callers.removeValue(forKey: request)?.resume(returning: result)
    }
}
