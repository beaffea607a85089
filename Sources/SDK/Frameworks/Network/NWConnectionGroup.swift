import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol NWGroupDescriptor: Sendable {
    var members: [NWEndpoint] { get }
}

public struct NWMulticastGroup: NWGroupDescriptor {
    public let members: [NWEndpoint]
    public let specificSource: NWEndpoint?
    public var disableUnicast = false

    public init(for members: [NWEndpoint], from source: NWEndpoint? = nil, disableUnicast: Bool = false) throws {
        self.members = members
        specificSource = source
        self.disableUnicast = disableUnicast
    }
}

public struct NWMultiplexGroup: NWGroupDescriptor {
    public let members: [NWEndpoint]

    public init(to endpoint: NWEndpoint) {
        members = [endpoint]
    }
}

/// Connections to several endpoints; none is established.
public final class NWConnectionGroup: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    public class Message: NWConnection.ContentContext, @unchecked Sendable {
        public var remoteEndpoint: NWEndpoint? { nil }
        public var localEndpoint: NWEndpoint? { nil }
        public func reply(content: Data?) {}
    }

    public let descriptor: any NWGroupDescriptor
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?

    public init(with descriptor: any NWGroupDescriptor, using parameters: NWParameters) {
        self.descriptor = descriptor
        self.parameters = parameters
    }

    public func start(queue: DispatchQueue) {
        Notices.current.addInert("NWConnectionGroup.start", .unauthorized("the local network"))
        self.queue = queue
        queue.async { [self] in
            state = .failed(.posix(.EPERM))
            stateUpdateHandler?(state)
        }
    }

    public func cancel() {
        state = .cancelled
    }

    public func setReceiveHandler(
        maximumMessageSize: Int = 65536, rejectOversizedMessages: Bool = false,
        handler: @escaping @Sendable (Message, Data?, Bool) -> Void
    ) {}

    public func send(
        content: Data?, to endpoint: NWEndpoint? = nil, message: Message = Message(identifier: "Default"),
        completion: @escaping @Sendable (NWError?) -> Void
    ) {
        (queue ?? .global()).async { completion(.posix(.EPERM)) }
    }

    public func extract() -> NWConnection? { nil }
}
