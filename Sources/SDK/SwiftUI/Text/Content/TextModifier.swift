/// One modification of a text's style, stored in the text so that texts can be concatenated.
package enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case fontModifier(FontModifier)
    case color(Color?)
    case style(AnyShapeStyle)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case accessibilityLabel(Text)
    case custom(HeldTextAttribute)

    /// Styles cannot be compared; two of them count as different.
    package static func == (left: TextModifier, right: TextModifier) -> Bool {
        switch (left, right) {
        case (.font(let left), .font(let right)): left == right
        case (.fontModifier(let left), .fontModifier(let right)): left == right
        case (.color(let left), .color(let right)): left == right
        case (.kerning(let left), .kerning(let right)): left == right
        case (.tracking(let left), .tracking(let right)): left == right
        case (.baselineOffset(let left), .baselineOffset(let right)): left == right
        case (.underline(let left), .underline(let right)): left == right
        case (.strikethrough(let left), .strikethrough(let right)): left == right
        case (.accessibilityLabel(let left), .accessibilityLabel(let right)): left == right
        default: false
        }
    }
}

extension Text {
    nonisolated func modified(_ modifier: TextModifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    nonisolated public func font(_ font: Font?) -> Text { modified(.font(font)) }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { modified(.fontModifier(.weight($0))) } ?? self
    }
    nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
        width.map { modified(.fontModifier(.width($0))) } ?? self
    }
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { modified(.fontModifier(.design($0))) } ?? self
    }
    nonisolated public func bold() -> Text { modified(.fontModifier(.bold(true))) }
    nonisolated public func bold(_ isActive: Bool) -> Text { modified(.fontModifier(.bold(isActive))) }
    nonisolated public func italic() -> Text { modified(.fontModifier(.italic(true))) }
    nonisolated public func italic(_ isActive: Bool) -> Text { modified(.fontModifier(.italic(isActive))) }
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? modified(.fontModifier(.design(.monospaced))) : self
    }
    nonisolated public func monospacedDigit() -> Text { modified(.fontModifier(.monospacedDigit)) }
    nonisolated public func foregroundColor(_ color: Color?) -> Text { modified(.color(color)) }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        modified(.style(AnyShapeStyle(style)))
    }
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        modified(.baselineOffset(baselineOffset))
    }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(color: color) : nil))
    }
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.fontModifier(.scaled(scale.factor))) : self
    }
    nonisolated public func accessibilityLabel(_ label: Text) -> Text {
        modified(.accessibilityLabel(label))
    }
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> Text {
        modified(.accessibilityLabel(Text(label)))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        modified(.accessibilityLabel(Text(label)))
    }
}
