import CoreGraphics
import PixelKernels

/// Maximum deviation in pixels of a stroke's outline from the exact one: a coverage of 1.3 of 255 (pictures I0062,
/// I0107).
let strokeTolerance = 0.005

/// Owns the kernel's reusable list of edges.
final class OutlineBuilder {
    let pointer: OpaquePointer
    /// Holds the callback that reports an interruption; its owner keeps it as long as this object.
    private let scratch: OpaquePointer?

    init?(scratch: OpaquePointer? = nil) {
        guard let pointer = pk_outline_create() else { return nil }
        self.pointer = pointer
        self.scratch = scratch
    }

    deinit {
        pk_outline_destroy(pointer)
    }

    func reset() {
        pk_outline_reset(pointer)
    }

    /// Returns false and adds nothing when the path or the transform has a non-finite number.
    @discardableResult
    func add(_ path: PathStorage, transform: CGAffineTransform) -> Bool {
        // `PathStorage.Verb` is one byte with the kernel's numbers; `CGPoint` is two doubles.
        path.verbs.withUnsafeBytes { verbs in
            path.points.withUnsafeBytes { points in
                guard let verbStart = verbs.baseAddress, let pointStart = points.baseAddress else { return true }
                return pk_outline_add(
                    scratch, pointer, verbStart.assumingMemoryBound(to: UInt8.self), verbs.count,
                    pointStart.assumingMemoryBound(to: Double.self), path.points.count, transform.kernelTransform)
            }
        }
    }

    var isInterrupted: Bool { pk_scratch_is_interrupted(scratch) }

    var bounds: pk_rect { pk_outline_bounds(pointer) }

    /// The number of its edges.
    var count: Int { pk_outline_count(pointer) }

    /// The chords that were computed for it, whether they became edges or not.
    var visits: Int { pk_outline_visits(pointer) }

    /// The rows of pixels that its edges cross, each edge counted alone.
    var rows: Double { pk_outline_rows(pointer) }

    /// False when it has too many edges to be drawn, or was interrupted.
    var isWhole: Bool { pk_outline_is_whole(pointer) }
}
