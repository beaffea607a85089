import SwiftUI
import Typesetter

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Scales fonts and lengths with the type size as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The text style's size as a share of its size at the standard type size.
    ///
    /// - Parameter traits: with the type size; without one it is that of the view being evaluated.
    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        let typeSize =
            traits?.preferredContentSizeCategory.typeSize ?? UITraitCollection.currentEnvironment.dynamicTypeSize
        return style.pointSize(at: typeSize) / style.pointSize(at: .large)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * factor(traitCollection)
    }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection).rounded())
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// - Parameter maximumPointSize: the maximum size of the font.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection).rounded()
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }
}
