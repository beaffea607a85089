import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Listens for connections, which never arrive.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    public enum ServiceRegistrationChange: Sendable {
        case add(NWEndpoint)
        case remove(NWEndpoint)
    }

    public struct Service: Hashable, Sendable {
        public let name: String?
        public let type: String
        public let domain: String?
        public var txtRecord: Data?
        public var noAutoRename = false
        public var txtRecordObject: NWTXTRecord?

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            self.name = name
            self.type = type
            self.domain = domain
            self.txtRecord = txtRecord
        }

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            self.init(name: name, type: type, domain: domain)
            txtRecordObject = txtRecord
        }
    }

    public static let InfiniteConnectionLimit = Int.max

    public let parameters: NWParameters
    public let port: NWEndpoint.Port?
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var service: Service?
    public var newConnectionLimit = NWListener.InfiniteConnectionLimit
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    public var newConnectionGroupHandler: (@Sendable (NWConnectionGroup) -> Void)?
    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?

    public init(using: NWParameters, on: NWEndpoint.Port = .any) throws {
        parameters = using
        port = on
    }

    public init(service: Service? = nil, using: NWParameters) throws {
        self.service = service
        parameters = using
        port = nil
    }

    public var debugDescription: String { "NWListener" }

    public func start(queue: DispatchQueue) {
        Notices.current.addInert("NWListener.start", .unauthorized("the local network"))
        self.queue = queue
        queue.async { [self] in change(to: .failed(.posix(.EPERM))) }
    }

    public func cancel() {
        guard let queue else {
            state = .cancelled
            return
        }
        queue.async { [self] in change(to: .cancelled) }
    }

    private func change(to next: State) {
        guard state != .cancelled else { return }
        state = next
        stateUpdateHandler?(next)
    }
}
