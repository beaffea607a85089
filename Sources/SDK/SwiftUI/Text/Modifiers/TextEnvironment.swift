import Typesetter

/// The minimum and maximum number of lines of a text.
package struct LineLimit: Hashable, Sendable {
    package var minimum = 0
    package var maximum: Int?
}

/// Space between letters, in points. Apple documents that tracking takes precedence over kerning.
package struct LetterSpacing: Hashable, Sendable {
    package var kerning: CGFloat?
    package var tracking: CGFloat?

    var spanSpacing: TextSpan.Spacing {
        if let tracking, tracking != 0, tracking.isFinite { return .tracking(Double(tracking)) }
        if let kerning, kerning != 0, kerning.isFinite { return .kerning(Double(kerning)) }
        return .standard
    }
}

/// Lines and spacing that a view sets for the texts within.
package struct TextDefaults: Hashable, Sendable {
    package var spacing = LetterSpacing()
    package var baselineOffset: CGFloat = 0
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontModifiersKey: EnvironmentKey { static var defaultValue: [FontModifier] { [] } }
private struct TextDefaultsKey: EnvironmentKey { static var defaultValue: TextDefaults { TextDefaults() } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimit { LineLimit() } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
    nonisolated public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// Font modifiers of views, outermost first.
    package var fontModifiers: [FontModifier] {
        get { self[FontModifiersKey.self] }
        set { self[FontModifiersKey.self] = newValue }
    }

    package var textDefaults: TextDefaults {
        get { self[TextDefaultsKey.self] }
        set { self[TextDefaultsKey.self] = newValue }
    }

    package var lineLimits: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The maximum number of lines.
    nonisolated public var lineLimit: Int? {
        get { lineLimits.maximum }
        set { lineLimits = LineLimit(maximum: newValue) }
    }

    /// Points between lines.
    nonisolated public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    nonisolated public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    nonisolated public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    nonisolated public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    nonisolated public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    nonisolated public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

/// The horizontal alignment of a text's lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

extension EnvironmentValues {
    /// The text settings of an environment.
    var paragraphOptions: ParagraphOptions {
        let limits = lineLimits
        let factor = finite(minimumScaleFactor, or: 1, in: "minimumScaleFactor(_:)")
        return ParagraphOptions(
            minimumLines: limits.minimum, maximumLines: limits.maximum,
            alignment: multilineTextAlignment.typesetterAlignment, truncation: truncationMode.typesetterMode,
            minimumScaleFactor: factor > 0 && factor < 1 ? Double(factor) : 1,
            tightening: allowsTightening ? .allowed : .never,
            lineSpacing: Double(finite(lineSpacing, or: 0, in: "lineSpacing(_:)")),
            direction: layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
            locale: locale.identifier(.bcp47), displayScale: Double(displayScale))
    }
}

extension EnvironmentValues {
    var letterCase: TimeTextSetting.LetterCase {
        switch textCase {
        case .uppercase: .uppercase
        case .lowercase: .lowercase
        case nil: .asWritten
        }
    }
}

extension TextAlignment {
    fileprivate var typesetterAlignment: ParagraphOptions.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var typesetterMode: ParagraphOptions.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
