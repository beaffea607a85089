/// An immutable buffer of points.
public struct CVReadOnlyPixelBuffer: @unchecked Sendable {
    private let buffer: CVPixelBuffer

    public init(unsafeBuffer: CVPixelBuffer) {
        buffer = unsafeBuffer
    }

    public func withUnsafeBuffer<Result>(_ body: (CVPixelBuffer) throws -> Result) rethrows -> Result {
        try body(buffer)
    }
}
