import Foundation
import SwiftUI

/// An image of a piece of music, at an address that has its size.
public struct Artwork: Hashable, Codable, Sendable, CustomStringConvertible {
    public let maximumWidth: Int
    public let maximumHeight: Int
    public let alternateText: String?
    private let template: String?

    public var backgroundColor: CGColor? { nil }
    public var primaryTextColor: CGColor? { nil }
    public var secondaryTextColor: CGColor? { nil }
    public var tertiaryTextColor: CGColor? { nil }
    public var quaternaryTextColor: CGColor? { nil }
    public var description: String { "Artwork(\(maximumWidth)x\(maximumHeight))" }

    public func url(width: Int, height: Int) -> URL? {
        let text = template?.replacingOccurrences(of: "{w}", with: String(width))
            .replacingOccurrences(of: "{h}", with: String(height))
        return text.flatMap { URL(string: $0) }
    }
}

/// Shows an artwork; it is empty here, because nothing is fetched.
public struct ArtworkImage: View {
    private let width: CGFloat?
    private let height: CGFloat?

    public init(_ artwork: Artwork, width: CGFloat) {
        self.width = width
        height = nil
    }

    public init(_ artwork: Artwork, height: CGFloat) {
        width = nil
        self.height = height
    }

    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    public var body: some View {
        Rectangle().fill(Color.gray.opacity(0.2)).frame(width: width ?? height, height: height ?? width)
    }
}
