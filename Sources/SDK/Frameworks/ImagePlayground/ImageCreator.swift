import FoundationSupplement
import SwiftUI

/// Creates images from descriptions. Not available on the simulated device.
public final class ImageCreator: Sendable {
    public struct CreatedImage: @unchecked Sendable {
        // Sendable: its only property is a constant, and images are immutable.
        public let cgImage: CGImage
    }

    public enum Error: Swift.Error, CaseIterable, Hashable, LocalizedError, Sendable {
        case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage
        case unsupportedInputImage, backgroundCreationForbidden, creationFailed, conceptsRequirePersonIdentity

        public var errorDescription: String? { "The image was not created: \(self)." }
    }

    public init() async throws {
        Notices.current.addInert("ImageCreator", .absent("image generator"))
        throw Error.notSupported
    }

    public var availableStyles: [ImagePlaygroundStyle] { [] }

    public func images(
        for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
    ) -> some AsyncSequence<ImageCreator.CreatedImage, any Swift.Error> {
        AsyncThrowingStream<CreatedImage, any Swift.Error> { $0.finish(throwing: Error.notSupported) }
    }
}
