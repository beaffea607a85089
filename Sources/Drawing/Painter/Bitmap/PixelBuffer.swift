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
    /// The pixels that were requested; the capacity may be greater.
    private let count: Int
    private let pool: PixelBufferPool

    fileprivate init(
        pixels: UnsafeMutablePointer<UInt32>, capacity: Int, count: Int, purpose: Purpose, pool: PixelBufferPool
    ) {
        self.pixels = pixels
        self.capacity = capacity
        self.count = count
        self.purpose = purpose
        self.pool = pool
    }

    deinit {
        pool.giveBack(pixels, capacity: capacity, count: count, purpose: purpose)
    }
}

/// Keeps a few buffers for reuse: fresh memory costs a page fault for every four kilobytes, more than drawing on it.
///
/// A tree may nest any number of layers and clips, so the pool also limits what they have together:
///
/// 1. A layer counts with the bytes that it needs, and a clip with those that it saves. What is refused depends on the
///    tree alone, and not on the buffers that earlier pictures left.
/// 2. A reused buffer may be larger than its layer. If the surplus of all layers exceeded its own limit, a layer gets
///    fresh memory instead.
final class PixelBufferPool: Sendable {
    /// Unused memory. Sendable: its one owner is the pool, which guards it with a lock.
    private struct Spare: @unchecked Sendable {
        let pixels: UnsafeMutablePointer<UInt32>
        let capacity: Int
    }

    private struct State {
        var spares: [Spare] = []
        /// Bytes that the layers need and the clips have saved.
        var held = 0
        /// Pixels of the layers' buffers beyond those that they need.
        var surplus = 0
    }

    private static let mostSpares = 6
    /// Pixels; larger buffers are returned to the system.
    private static let largestSpare = 4 << 20
    /// Pixels.
    private static let mostSurplus = 16 << 20
    /// Bytes of all layers and clips: two layers of the largest canvas.
    static let mostHeld = 512 << 20
    let mostHeld: Int
    private let state = Mutex(State())

    /// - Parameter mostHeld: Bytes; only tests lower it.
    init(mostHeld: Int = PixelBufferPool.mostHeld) {
        self.mostHeld = mostHeld
    }

    deinit {
        state.withLock { state in
            for spare in state.spares { spare.pixels.deallocate() }
        }
    }

    /// A buffer of at least this size with undefined contents; `nil` when layers and clips would have too much.
    func take(width: Int, height: Int, for purpose: PixelBuffer.Purpose) -> PixelBuffer? {
        let (count, overflow) = max(width, 1).multipliedReportingOverflow(by: max(height, 1))
        guard !overflow, count <= Int.max / 4 else { return nil }
        let found = state.withLock { state -> Spare?? in
            guard purpose == .picture || count * 4 <= mostHeld - state.held else { return nil }
            let room = purpose == .picture ? Int.max : Self.mostSurplus - state.surplus
            let fitting = state.spares.indices.filter { index in
                let capacity = state.spares[index].capacity
                return capacity >= count && capacity / 8 <= count && capacity - count <= room
            }
            let best = fitting.min { state.spares[$0].capacity < state.spares[$1].capacity }
            let spare = best.map { state.spares.remove(at: $0) }
            if purpose == .layer {
                state.held += count * 4
                state.surplus += (spare?.capacity ?? count) - count
            }
            return .some(spare)
        }
        switch found {
        case .none: return nil
        case .some(let spare):
            return PixelBuffer(
                pixels: spare?.pixels ?? .allocate(capacity: count), capacity: spare?.capacity ?? count,
                count: count, purpose: purpose, pool: self)
        }
    }

    /// Bytes that layers and clips may still take.
    var free: Int { state.withLock { mostHeld - $0.held } }

    /// Counts what a clip has saved, which was free, until it is released.
    func hold(_ bytes: Int) { state.withLock { $0.held += bytes } }

    func release(_ bytes: Int) { state.withLock { $0.held -= bytes } }

    fileprivate func giveBack(
        _ pixels: UnsafeMutablePointer<UInt32>, capacity: Int, count: Int, purpose: PixelBuffer.Purpose
    ) {
        let dropped = state.withLock { state -> Spare? in
            if purpose == .layer {
                state.held -= count * 4
                state.surplus -= capacity - count
            }
            let spare = Spare(pixels: pixels, capacity: capacity)
            guard capacity <= Self.largestSpare else { return spare }
            state.spares.append(spare)
            return state.spares.count > Self.mostSpares ? state.spares.removeFirst() : nil
        }
        dropped?.pixels.deallocate()
    }
}
