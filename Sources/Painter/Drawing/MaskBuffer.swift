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

    func blur(sigma: Double) -> Bool {
        withUnsafePointer(to: mask) { pk_blur_mask($0, sigma) }
    }

    func erase(_ other: MaskBuffer) {
        withUnsafePointer(to: mask) { mine in
            withUnsafePointer(to: other.mask) { pk_mask_erase(mine, $0) }
        }
    }

    /// The same mask elsewhere.
    func placed(x: Int32, y: Int32) -> pk_mask {
        var moved = mask
        moved.x += x
        moved.y += y
        return moved
    }
}
