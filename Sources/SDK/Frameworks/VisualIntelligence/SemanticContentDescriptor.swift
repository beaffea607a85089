@_exported import AppIntents
import CoreVideo

/// What the camera or the screen shows when the user searches with it.
public struct SemanticContentDescriptor: @unchecked Sendable {
    public let labels: [String]
    public let pixelBuffer: CVReadOnlyPixelBuffer?

    public init(labels: [String] = [], pixelBuffer: CVReadOnlyPixelBuffer? = nil) {
        self.labels = labels
        self.pixelBuffer = pixelBuffer
    }
}
