import PixelKernels
import RenderModel

/// Kernels ask for an interruption by a function and a context, which is the object itself: the caller keeps the object
/// until the kernel returns, or until the scratch memory no longer refers to it.
extension DrawingInterruption {
    static var question: pk_interruption {
        { context in
            guard let context else { return false }
            return Unmanaged<DrawingInterruption>.fromOpaque(context).takeUnretainedValue().isRequested
        }
    }

    var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Lets everything that uses the scratch memory ask for a request.
    func observe(_ scratch: OpaquePointer) { pk_scratch_set_interruption(scratch, Self.question, context) }
}
