@_exported import Foundation
@_exported import SwiftUI
@_exported import UIKit

/// A concept for a generated image.
public struct ImagePlaygroundConcept: Sendable {
    let text: String

    public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(text: text) }

    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(text: title ?? text)
    }

    public static func image(_ image: CGImage) -> ImagePlaygroundConcept { ImagePlaygroundConcept(text: "") }

    public static func image(_ imageURL: URL) -> ImagePlaygroundConcept? { ImagePlaygroundConcept(text: "") }
}

public struct ImagePlaygroundStyle: Hashable, Identifiable, Codable, Sendable {
    public let id: String

    public static let animation = ImagePlaygroundStyle(id: "animation")
    public static let illustration = ImagePlaygroundStyle(id: "illustration")
    public static let sketch = ImagePlaygroundStyle(id: "sketch")
    public static let externalProvider = ImagePlaygroundStyle(id: "externalProvider")
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}

public enum ImagePlaygroundPersonalizationPolicy: Int, Sendable {
    case automatic
    case enabled
    case disabled
}

public struct ImagePlaygroundOptions: Sendable {
    public enum Personalization: Int, Sendable {
        case automatic, enabled, disabled
    }

    public enum CreationVariety: Int, Sendable {
        case automatic, low, high
    }

    public var personalization = Personalization.automatic
    public var creationVariety = CreationVariety.automatic

    public init() {}
}
