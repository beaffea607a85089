/// A buffer of points that nobody changes any more.
public struct CVReadOnlyPixelBuffer: @unchecked Sendable {
    private let buffer: CVPixelBuffer

    public init(unsafeBuffer: CVPixelBuffer) {
        buffer = unsafeBuffer
    }

    public func withUnsafeBuffer<Result>(_ body: (CVPixelBuffer) throws -> Result) rethrows -> Result {
        try body(buffer)
    }
}
