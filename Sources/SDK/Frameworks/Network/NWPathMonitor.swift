import Foundation
import Synchronization

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Reports how the device is connected: through its home network, which does not change.
public final class NWPathMonitor: @unchecked Sendable {
    private let path: NWPath
    private let state = Mutex<(handler: (@Sendable (NWPath) -> Void)?, queue: DispatchQueue?)>((nil, nil))

    public init() {
        path = .wireless
    }

    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        path = requiredInterfaceType == .wifi ? .wireless : .none
    }

    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        path = prohibitedInterfaceTypes.contains(.wifi) ? .none : .wireless
    }

    public var currentPath: NWPath { path }
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// Calls the handler once.
    public func start(queue: DispatchQueue) {
        state.withLock { $0.queue = queue }
        queue.async { [self] in pathUpdateHandler?(path) }
    }

    public func cancel() {
        state.withLock { $0 = (nil, nil) }
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    /// Returns the path once, and then waits until the task is canceled.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var waiting: NWPath?

        init(_ path: NWPath) {
            waiting = path
        }

        public mutating func next() async -> NWPath? {
            if let path = waiting {
                waiting = nil
                return path
            }
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
            return nil
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(path) }
}
