import SwiftUI

extension AttributedString {
    /// The string with its links and UIKit's attributes, as drawn by `Text`.
    public init(_ nsStr: NSAttributedString) {
        var text = AttributedString()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var part = AttributedString(nsStr.attributedSubstring(from: range).string)
            part.take(attributes)
            text += part
        }
        self = text
    }

    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr)
    }

    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr)
    }

    private typealias Links = AttributeScopes.FoundationAttributes.LinkAttribute
    private typealias UIKitScope = AttributeScopes.UIKitAttributes
    private typealias SwiftUIScope = AttributeScopes.SwiftUIAttributes

    /// Each attribute in UIKit's scope, for code that reads it, and in SwiftUI's, for `Text`.
    private mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
        switch attributes[.link] {
        case let url as URL: self[Links.self] = url
        case let url as NSURL: self[Links.self] = url as URL
        case let address as String: self[Links.self] = URL(string: address)
        default: break
        }
        if let font = attributes[.font] as? UIFont {
            self[UIKitScope.FontAttribute.self] = font
            self[SwiftUIScope.FontAttribute.self] = Font(font)
        }
        if let color = attributes[.foregroundColor] as? UIColor {
            self[UIKitScope.ForegroundColorAttribute.self] = color
            self[SwiftUIScope.ForegroundColorAttribute.self] = Color(uiColor: color)
        }
        if let color = attributes[.backgroundColor] as? UIColor {
            self[UIKitScope.BackgroundColorAttribute.self] = color
            self[SwiftUIScope.BackgroundColorAttribute.self] = Color(uiColor: color)
        }
        if let length = Self.length(attributes[.kern]) {
            self[UIKitScope.KernAttribute.self] = length
            self[SwiftUIScope.KerningAttribute.self] = length
        }
        if let length = Self.length(attributes[.tracking]) {
            self[UIKitScope.TrackingAttribute.self] = length
            self[SwiftUIScope.TrackingAttribute.self] = length
        }
        if let length = Self.length(attributes[.baselineOffset]) {
            self[UIKitScope.BaselineOffsetAttribute.self] = length
            self[SwiftUIScope.BaselineOffsetAttribute.self] = length
        }
        if let line = Self.line(attributes[.underlineStyle]) {
            let color = attributes[.underlineColor] as? UIColor
            self[UIKitScope.UnderlineStyleAttribute.self] = line
            self[UIKitScope.UnderlineColorAttribute.self] = color
            self[SwiftUIScope.UnderlineStyleAttribute.self] = line.textStyle(color)
        }
        if let line = Self.line(attributes[.strikethroughStyle]) {
            let color = attributes[.strikethroughColor] as? UIColor
            self[UIKitScope.StrikethroughStyleAttribute.self] = line
            self[UIKitScope.StrikethroughColorAttribute.self] = color
            self[SwiftUIScope.StrikethroughStyleAttribute.self] = line.textStyle(color)
        }
    }

    /// Points, from any number type.
    private static func length(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: nil
        }
    }

    /// A line style; the raw value 0 means no line.
    private static func line(_ value: Any?) -> NSUnderlineStyle? {
        let style: NSUnderlineStyle? =
            switch value {
            case let style as NSUnderlineStyle: style
            case let number as NSNumber: NSUnderlineStyle(rawValue: number.intValue)
            case let number as Int: NSUnderlineStyle(rawValue: number)
            default: nil
            }
        return style.flatMap { $0.rawValue == 0 ? nil : $0 }
    }
}

extension NSUnderlineStyle {
    /// The line as drawn by `Text`: its pattern, without its thickness or number.
    fileprivate func textStyle(_ color: UIColor?) -> SwiftUI.Text.LineStyle {
        let pattern: SwiftUI.Text.LineStyle.Pattern =
            switch rawValue & 0x0F00 {
            case NSUnderlineStyle.patternDot.rawValue: .dot
            case NSUnderlineStyle.patternDash.rawValue: .dash
            case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
            case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
            default: .solid
            }
        return SwiftUI.Text.LineStyle(pattern: pattern, color: color.map { Color(uiColor: $0) })
    }
}
