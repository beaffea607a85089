import SwiftUI
import Typesetter

/// Makes fonts and lengths follow the type size as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The text style's size now as a share of its size at the standard type size.
    private var factor: CGFloat {
        var standard = EnvironmentValues.current
        let now = Font.system(style.fontStyle).request(in: standard).size
        standard.dynamicTypeSize = .large
        return CGFloat(now / Font.system(style.fontStyle).request(in: standard).size)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { value * factor }

    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize).rounded()) }

    /// - Parameter maximumPointSize: the font does not grow beyond it.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        let size = scaledValue(for: font.pointSize).rounded()
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }
}
