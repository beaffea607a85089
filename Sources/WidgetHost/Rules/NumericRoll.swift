/// The frames of a numeric text transition between two strings.
///
/// 1. The strings are laid out as columns, aligned at their ends, so that ones stand on ones.
/// 2. A column whose characters are equal stands still.
/// 3. In any other column the old character moves away and fades, and the new one comes from the other side: upwards
///    when the number grows, downwards when it falls.
package struct NumericRoll: Hashable, Sendable {
    package struct Glyph: Hashable, Sendable {
        package var character: Character
        /// Counted from the last column, which is 0.
        package var column: Int
        package var opacity: Double
        /// In line heights, positive downwards.
        package var offset: Double
    }

    private let old: [Character]
    private let new: [Character]
    private let direction: Double

    package init(from old: String, to new: String) {
        self.old = old.reversed()
        self.new = new.reversed()
        direction = Self.number(old) <= Self.number(new) ? -1 : 1
    }

    /// - Parameter progress: 0 shows the old string, 1 the new one.
    package func frame(at progress: Double) -> [Glyph] {
        let progress = progress.isFinite ? min(max(progress, 0), 1) : 1
        var glyphs: [Glyph] = []
        for column in 0..<max(old.count, new.count) {
            let before = column < old.count ? old[column] : nil
            let after = column < new.count ? new[column] : nil
            if let before, before == after {
                glyphs.append(Glyph(character: before, column: column, opacity: 1, offset: 0))
                continue
            }
            if let before, progress < 1 {
                glyphs.append(
                    Glyph(character: before, column: column, opacity: 1 - progress, offset: direction * progress))
            }
            if let after, progress > 0 {
                glyphs.append(
                    Glyph(character: after, column: column, opacity: progress, offset: -direction * (1 - progress)))
            }
        }
        return glyphs
    }

    private static func number(_ text: String) -> Double {
        let sign: Double = text.contains(where: { $0 == "-" || $0 == "−" }) ? -1 : 1
        return sign * (Double(text.compactMap(\.wholeNumberValue).map(String.init).joined()) ?? 0)
    }
}
