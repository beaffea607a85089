import Synchronization

/// Memory for pixels or masks, given back to its pool when nobody holds it any more.
final class PixelBuffer: @unchecked Sendable {
    let pixels: UnsafeMutablePointer<UInt32>
    let capacity: Int
    private let pool: PixelBufferPool

    // Only the one drawing session that took the buffer writes to it; afterwards it is read. Hence `@unchecked
    // Sendable`.
    fileprivate init(pixels: UnsafeMutablePointer<UInt32>, capacity: Int, pool: PixelBufferPool) {
        self.pixels = pixels
        self.capacity = capacity
        self.pool = pool
    }

    deinit {
        pool.giveBack(pixels, capacity: capacity)
    }
}

/// Keeps a few buffers for reuse: fresh memory costs a page fault for every four kilobytes, more than drawing on it.
final class PixelBufferPool: Sendable {
    private struct Spare: @unchecked Sendable {
        let pixels: UnsafeMutablePointer<UInt32>
        let capacity: Int
    }

    private static let mostSpares = 6
    private static let largestSpare = 16 << 20
    private let spares = Mutex<[Spare]>([])

    deinit {
        spares.withLock { $0.forEach { $0.pixels.deallocate() } }
    }

    /// A buffer of at least this size, its contents undefined; `nil` when the size overflows.
    func take(width: Int, height: Int) -> PixelBuffer? {
        let (count, overflow) = max(width, 1).multipliedReportingOverflow(by: max(height, 1))
        guard !overflow, count <= Painter.mostPixels * 4 else { return nil }
        let spare = spares.withLock { spares -> Spare? in
            let fitting = spares.indices.filter { spares[$0].capacity >= count && spares[$0].capacity / 8 <= count }
            guard let best = fitting.min(by: { spares[$0].capacity < spares[$1].capacity }) else { return nil }
            return spares.remove(at: best)
        }
        if let spare { return PixelBuffer(pixels: spare.pixels, capacity: spare.capacity, pool: self) }
        return PixelBuffer(pixels: .allocate(capacity: count), capacity: count, pool: self)
    }

    fileprivate func giveBack(_ pixels: UnsafeMutablePointer<UInt32>, capacity: Int) {
        let dropped = spares.withLock { spares -> Spare? in
            let spare = Spare(pixels: pixels, capacity: capacity)
            guard capacity <= Self.largestSpare else { return spare }
            spares.append(spare)
            return spares.count > Self.mostSpares ? spares.removeFirst() : nil
        }
        dropped?.pixels.deallocate()
    }
}
