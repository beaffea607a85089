import SwiftUI

extension UIColor {
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    public class var groupTableViewBackground: UIColor { .systemGroupedBackground }

    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let resolved = color.resolve(in: UITraitCollection.currentEnvironment)
        return (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), CGFloat(resolved.opacity))
    }

    /// Hue, saturation and brightness in the current appearance, 0…1; a gray has the hue 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue, opacity) = components
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        var angle: CGFloat = 0
        if range > 0 {
            switch high {
            case red: angle = (green - blue) / range
            case green: angle = (blue - red) / range + 2
            default: angle = (red - green) / range + 4
            }
        }
        hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
        saturation?.pointee = high > 0 ? range / high : 0
        brightness?.pointee = high
        alpha?.pointee = opacity
        return true
    }

    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let (red, green, blue, opacity) = components
        white?.pointee = red == green && green == blue ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
        alpha?.pointee = opacity
        return true
    }

    /// A pattern is identified by its image; images do not tile here, so it is clear.
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }

    public func withProminence(_ prominence: UIColor.Prominence) -> UIColor {
        switch prominence {
        case .primary: self
        case .secondary: withAlphaComponent(0.6)
        case .tertiary: withAlphaComponent(0.3)
        case .quaternary: withAlphaComponent(0.18)
        }
    }

    public enum Prominence: Int, Sendable {
        case primary = 0
        case secondary, tertiary, quaternary
    }

    public var accessibilityName: String { "\(color)" }
}
