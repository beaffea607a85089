import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A connection. It always fails here, as if the endpoint were unreachable.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    public class ContentContext: @unchecked Sendable {
        public let identifier: String
        public let expirationMilliseconds: UInt64
        public let relativePriority: Double
        public let isFinal: Bool
        public let antecedent: ContentContext?
        public let protocolMetadata: [NWProtocolMetadata]

        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            self.identifier = identifier
            expirationMilliseconds = expiration
            relativePriority = priority
            self.isFinal = isFinal
            self.antecedent = antecedent
            protocolMetadata = metadata ?? []
        }

        public static let defaultMessage = ContentContext(identifier: "Default")
        public static let finalMessage = ContentContext(identifier: "Final", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "Default Stream")

        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
    }

    private static let failure = NWError.posix(.ENETUNREACH)

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?

    public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        endpoint = .hostPort(host: host, port: port)
        parameters = using
    }

    public init(to: NWEndpoint, using: NWParameters) {
        endpoint = to
        parameters = using
    }

    public convenience init?(from group: NWConnectionGroup) {
        return nil
    }

    public var currentPath: NWPath? { nil }
    public var maximumDatagramSize: Int { 0 }
    public var debugDescription: String { endpoint.debugDescription }

    public func start(queue: DispatchQueue) {
        Notices.current.addInert("NWConnection.start", .absent("connection to \(endpoint.debugDescription)"))
        self.queue = queue
        queue.async { [self] in change(to: .preparing) }
        fail(on: queue)
    }

    public func restart() {
        guard let queue else { return }
        fail(on: queue)
    }

    /// No sooner than a phone knows it: code may set its handlers after the start.
    private func fail(on queue: DispatchQueue) {
        queue.asyncAfter(deadline: .now() + .milliseconds(50)) { [self] in change(to: .failed(Self.failure)) }
    }

    public func cancel() {
        guard let queue else {
            state = .cancelled
            return
        }
        queue.async { [self] in change(to: .cancelled) }
    }

    public func forceCancel() {
        cancel()
    }

    public func cancelCurrentEndpoint() {}

    public func send<Content: DataProtocol>(
        content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        refuse(completion)
    }

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        refuse(completion)
    }

    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion:
            @escaping @Sendable (
                _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        (queue ?? .global()).async { completion(nil, nil, true, Self.failure) }
    }

    public func receiveMessage(
        completion:
            @escaping @Sendable (
                _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        (queue ?? .global()).async { completion(nil, nil, true, Self.failure) }
    }

    public func receiveDiscontiguous(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion:
            @escaping @Sendable (
                _ content: DispatchData?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        (queue ?? .global()).async { completion(nil, nil, true, Self.failure) }
    }

    public func batch(_ block: () -> Void) {
        block()
    }

    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

    private func refuse(_ completion: SendCompletion) {
        if case .contentProcessed(let handler) = completion {
            (queue ?? .global()).async { handler(Self.failure) }
        }
    }

    private func change(to next: State) {
        guard state != .cancelled else { return }
        state = next
        stateUpdateHandler?(next)
    }
}

extension NWConnection: Hashable {
    public static func == (lhs: NWConnection, rhs: NWConnection) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
