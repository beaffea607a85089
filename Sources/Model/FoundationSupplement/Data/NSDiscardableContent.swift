import Foundation
import Synchronization

/// An object whose content may be discarded while it is unused.
public protocol NSDiscardableContent: AnyObject {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

/// Data that may be discarded while it is unused.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    private struct State {
        var accesses = 1
        var isDiscarded = false
    }

    private let state = Mutex(State())

    open func beginContentAccess() -> Bool {
        state.withLock { state in
            if !state.isDiscarded { state.accesses += 1 }
            return !state.isDiscarded
        }
    }

    open func endContentAccess() {
        state.withLock { $0.accesses = Swift.max($0.accesses - 1, 0) }
    }

    open func discardContentIfPossible() {
        let isFree = state.withLock { state in
            guard state.accesses == 0, !state.isDiscarded else { return false }
            state.isDiscarded = true
            return true
        }
        if isFree { length = 0 }
    }

    open func isContentDiscarded() -> Bool { state.withLock { $0.isDiscarded } }
}
