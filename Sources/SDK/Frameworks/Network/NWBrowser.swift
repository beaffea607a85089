import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Browses services; finds none.
public final class NWBrowser: @unchecked Sendable, CustomDebugStringConvertible {
    public enum State: Equatable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }

    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }

    public struct Result: Hashable, Sendable {
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }

        public enum Change: Hashable, Sendable {
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt

                public init(rawValue: UInt) {
                    self.rawValue = rawValue
                }

                public static let identical = Flags(rawValue: 1)
                public static let interfaceAdded = Flags(rawValue: 2)
                public static let interfaceRemoved = Flags(rawValue: 4)
                public static let metadataChanged = Flags(rawValue: 8)
            }

            case identical
            case added(Result)
            case removed(Result)
            indirect case changed(old: Result, new: Result, flags: Flags)
        }

        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
        public let metadata: Metadata
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var browseResults: Set<Result> { [] }
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        self.descriptor = descriptor
        self.parameters = parameters
    }

    public var debugDescription: String { "NWBrowser" }

    public func start(queue: DispatchQueue) {
        Notices.current.addInert("NWBrowser.start", .unauthorized("the local network"))
        self.queue = queue
        queue.async { [self] in change(to: .waiting(.dns(-65570))) }
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
