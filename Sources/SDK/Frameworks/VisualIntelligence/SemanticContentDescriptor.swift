@_exported import AppIntents
import CoreVideo

/// The image of the camera or the screen in a visual search.
public struct SemanticContentDescriptor: @unchecked Sendable {
    // Sendable: its properties are constants, and the buffer is immutable.
    public let labels: [String]
    public let pixelBuffer: CVReadOnlyPixelBuffer?

    public init(labels: [String] = [], pixelBuffer: CVReadOnlyPixelBuffer? = nil) {
        self.labels = labels
        self.pixelBuffer = pixelBuffer
    }
}
