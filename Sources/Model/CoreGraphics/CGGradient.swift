import Foundation

/// Colors along a line from 0 to 1.
public final class CGGradient: Hashable, Sendable {
    package let colors: [CGColor]
    package let locations: [Double]

    /// - Parameters:
    ///   - colors: `CGColor` values; others are ignored.
    ///   - locations: one per color; `nil` for equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        self.colors = colors.compactMap { $0 as? CGColor }
        guard !self.colors.isEmpty, self.colors.count == colors.count else { return nil }
        self.locations = Self.locations(locations, count: self.colors.count)
    }

    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        colors = (0..<count).compactMap { index in
            CGColor(colorSpace: space, components: components + index * (space.numberOfComponents + 1))
        }
        self.locations = Self.locations(locations, count: count)
    }

    private static func locations(_ given: UnsafePointer<CGFloat>?, count: Int) -> [Double] {
        if let given { return (0..<count).map { Double(given[$0]) } }
        return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    }

    public static func == (left: CGGradient, right: CGGradient) -> Bool {
        left.colors == right.colors && left.locations == right.locations
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(colors)
        hasher.combine(locations)
    }
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A gradient drawing, before its transform.
package struct GraphicsGradient: Equatable, Sendable {
    package enum Form: Equatable, Sendable {
        case linear(from: CGPoint, to: CGPoint)
        case radial(center: CGPoint, from: Double, to: Double)
        /// Radians.
        case conic(center: CGPoint, angle: Double)
    }

    package var gradient: CGGradient
    package var form: Form
    package var area: PathStorage
    package var transform: CGAffineTransform
}
