import Synchronization

/// Memory for pixels or masks, returned to its pool with the last reference.
///
/// Sendable: only the drawing session that took the buffer writes to it; afterward it is only read.
final class PixelBuffer: @unchecked Sendable {
    enum Purpose: Sendable {
        /// A finished image, which its owner may keep.
        case picture
        /// A layer or mask, released when its group is drawn.
        case layer
    }

    let pixels: UnsafeMutablePointer<UInt32>
    let capacity: Int
    let purpose: Purpose
    private let pool: PixelBufferPool

    fileprivate init(
        pixels: UnsafeMutablePointer<UInt32>, capacity: Int, purpose: Purpose, pool: PixelBufferPool
    ) {
        self.pixels = pixels
        self.capacity = capacity
        self.purpose = purpose
        self.pool = pool
    }

    deinit {
        pool.giveBack(pixels, capacity: capacity, purpose: purpose)
    }
}

/// Keeps a few buffers for reuse: fresh memory costs a page fault for every four kilobytes, more than drawing on it.
final class PixelBufferPool: Sendable {
    /// Unused memory. Sendable: its one owner is the pool, which guards it with a lock.
    private struct Spare: @unchecked Sendable {
        let pixels: UnsafeMutablePointer<UInt32>
        let capacity: Int
    }

    private struct State {
        var spares: [Spare] = []
        /// Pixels of the layers in use.
        var layered = 0
    }

    private static let mostSpares = 6
    /// Pixels; larger buffers are returned to the system.
    private static let largestSpare = 4 << 20
    /// A tree may nest any number of layers; together they get at most half a gigabyte.
    private static let mostLayered = 128 << 20
    private let state = Mutex(State())

    deinit {
        state.withLock { state in
            for spare in state.spares { spare.pixels.deallocate() }
        }
    }

    /// A buffer of at least this size with undefined contents; `nil` when the layers in use already have too much.
    func take(width: Int, height: Int, for purpose: PixelBuffer.Purpose) -> PixelBuffer? {
        let (count, overflow) = max(width, 1).multipliedReportingOverflow(by: max(height, 1))
        guard !overflow else { return nil }
        let found = state.withLock { state -> Spare?? in
            guard purpose == .picture || count <= Self.mostLayered - state.layered else { return nil }
            let fitting = state.spares.indices.filter { index in
                state.spares[index].capacity >= count && state.spares[index].capacity / 8 <= count
            }
            let best = fitting.min { state.spares[$0].capacity < state.spares[$1].capacity }
            let spare = best.map { state.spares.remove(at: $0) }
            if purpose == .layer { state.layered += spare?.capacity ?? count }
            return .some(spare)
        }
        switch found {
        case .none: return nil
        case .some(let spare):
            return PixelBuffer(
                pixels: spare?.pixels ?? .allocate(capacity: count), capacity: spare?.capacity ?? count,
                purpose: purpose, pool: self)
        }
    }

    fileprivate func giveBack(
        _ pixels: UnsafeMutablePointer<UInt32>, capacity: Int, purpose: PixelBuffer.Purpose
    ) {
        let dropped = state.withLock { state -> Spare? in
            if purpose == .layer { state.layered -= capacity }
            let spare = Spare(pixels: pixels, capacity: capacity)
            guard capacity <= Self.largestSpare else { return spare }
            state.spares.append(spare)
            return state.spares.count > Self.mostSpares ? state.spares.removeFirst() : nil
        }
        dropped?.pixels.deallocate()
    }
}
