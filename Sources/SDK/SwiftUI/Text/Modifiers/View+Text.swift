extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated private func fontModifier(_ modifier: FontModifier?) -> some View {
        transformEnvironment(\.fontModifiers) { modifiers in
            // Inner modifiers are applied after outer ones and therefore win.
            if let modifier { modifiers.append(modifier) }
        }
    }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { fontModifier(weight.map { .weight($0) }) }
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { fontModifier(width.map { .width($0) }) }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { fontModifier(design.map { .design($0) }) }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontModifier(.bold(isActive)) }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { fontModifier(.italic(isActive)) }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontModifier(isActive ? .design(.monospaced) : nil)
    }
    nonisolated public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        fontModifier(isEnabled ? .scaled(scale.factor) : nil)
    }

    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\.textDefaults) { $0.spacing.kerning = kerning }
    }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.textDefaults) { $0.spacing.tracking = tracking }
    }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.textDefaults) { $0.baselineOffset = baselineOffset }
    }
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textDefaults) {
            $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        }
    }
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textDefaults) {
            $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        }
    }

    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimits, LineLimit(maximum: number.map { max($0, 1) }))
    }
    /// - Parameter reservesSpace: reserves space for all the lines.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        let lines = max(limit, 1)
        return environment(\.lineLimits, LineLimit(minimum: reservesSpace ? lines : 0, maximum: lines))
    }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimit(minimum: limit.lowerBound))
    }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimit(maximum: max(limit.upperBound, 1)))
    }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimit(minimum: limit.lowerBound, maximum: max(limit.upperBound, 1)))
    }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
