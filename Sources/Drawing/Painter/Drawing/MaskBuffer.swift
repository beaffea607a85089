import PixelKernels

/// An alpha mask that owns its memory.
final class MaskBuffer {
    private let bytes: UnsafeMutablePointer<UInt8>
    private(set) var mask: pk_mask

    /// An empty mask over these device pixels.
    init(_ area: pk_rect) {
        let count = Int(max(area.width, 0)) * Int(max(area.height, 0))
        bytes = .allocate(capacity: count)
        bytes.initialize(repeating: 0, count: count)
        mask = pk_mask(
            alpha: bytes, width: max(area.width, 0), height: max(area.height, 0), stride: max(area.width, 0),
            x: area.x0, y: area.y0)
    }

    deinit {
        bytes.deallocate()
    }

    var byteCount: Int { Int(mask.width) * Int(mask.height) }

    func draw(_ outline: OutlineBuilder, rule: pk_rule, operation: pk_mask_operation, scratch: OpaquePointer) {
        withUnsafePointer(to: mask) { pk_mask_draw(scratch, $0, outline.pointer, rule, operation) }
    }

    func blur(sigma: Double) -> Bool { withUnsafePointer(to: mask) { pk_blur_mask($0, sigma) } }

    /// - Parameters:
    ///   - seen: device pixels whose columns are read afterward; the others are undefined.
    ///   - scratch: ends the blur at an interruption.
    func blur(sigma: Double, seen: pk_rect, scratch: OpaquePointer) -> Bool {
        withUnsafePointer(to: mask) { pk_blur_mask_within(scratch, $0, sigma, seen) }
    }

    func erase(_ other: MaskBuffer) {
        withUnsafePointer(to: mask) { mine in
            withUnsafePointer(to: other.mask) { pk_mask_erase(mine, $0) }
        }
    }

    /// The mask without its empty margins; itself when there are none.
    func trimmed() -> MaskBuffer {
        let ink = withUnsafePointer(to: mask) { pk_mask_ink($0) }
        guard ink.width < mask.width || ink.height < mask.height else { return self }
        let result = MaskBuffer(ink)
        for y in 0..<Int(ink.height) {
            let from = (Int(ink.y0 - mask.y) + y) * Int(mask.stride) + Int(ink.x0 - mask.x)
            (result.bytes + y * Int(ink.width)).update(from: bytes + from, count: Int(ink.width))
        }
        return result
    }

    /// The same mask at another position.
    func placed(x: Int32, y: Int32) -> pk_mask {
        var moved = mask
        moved.x += x
        moved.y += y
        return moved
    }
}
