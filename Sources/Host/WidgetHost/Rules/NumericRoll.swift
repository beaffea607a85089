/// The frames of a numeric text transition between two strings.
///
/// 1. The strings are divided into columns, aligned at their ends, so that digits of equal place value share a column.
/// 2. A column with equal characters does not move.
/// 3. In any other column the old character moves away and fades, and the new one enters from the other side: upward
///    when the number increases, downward when it decreases.
package struct NumericRoll: Hashable, Sendable {
    package struct Glyph: Hashable, Sendable {
        package var character: Character
        /// Counted from the last column, which is 0.
        package var column: Int
        package var opacity: Double
        /// The offset in line heights, positive downward.
        package var offset: Double
    }

    /// The movement of one character, from its start to its end.
    package struct Movement: Hashable, Sendable {
        package var start: Glyph
        package var end: Glyph
    }

    /// Every character of the two strings, from the last column on; in a changing column the old one is first.
    package let movements: [Movement]

    package init(from old: String, to new: String) {
        let direction: Double = Self.number(old) <= Self.number(new) ? -1 : 1
        let (before, after) = (Array(old.reversed()), Array(new.reversed()))
        var movements: [Movement] = []
        for column in 0..<max(before.count, after.count) {
            let (leaving, coming) = (
                column < before.count ? before[column] : nil, column < after.count ? after[column] : nil
            )
            func add(_ character: Character, _ start: (Double, Double), _ end: (Double, Double)) {
                movements.append(
                    Movement(
                        start: Glyph(character: character, column: column, opacity: start.0, offset: start.1),
                        end: Glyph(character: character, column: column, opacity: end.0, offset: end.1)))
            }
            if let leaving, leaving == coming {
                add(leaving, (1, 0), (1, 0))
                continue
            }
            if let leaving { add(leaving, (1, 0), (0, direction)) }
            if let coming { add(coming, (0, -direction), (1, 0)) }
        }
        self.movements = movements
    }

    /// - Parameter progress: 0 shows the old string, 1 the new one.
    package func frame(at progress: Double) -> [Glyph] {
        let progress = progress.isFinite ? min(max(progress, 0), 1) : 1
        return movements.compactMap { movement in
            var glyph = movement.start
            glyph.opacity += (movement.end.opacity - glyph.opacity) * progress
            glyph.offset += (movement.end.offset - glyph.offset) * progress
            return glyph.opacity > 0 ? glyph : nil
        }
    }

    private static func number(_ text: String) -> Double {
        let sign: Double = text.contains(where: { $0 == "-" || $0 == "−" }) ? -1 : 1
        return sign * (Double(text.compactMap(\.wholeNumberValue).map(String.init).joined()) ?? 0)
    }
}
