/// The plural category that a language selects for a count, as named by the Unicode CLDR.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// A number as the plural rules of the Unicode CLDR see it.
///
/// The operands keep CLDR's one-letter names: `n` is the absolute value, `i` its integer part, `v` the count of
/// visible fraction digits and `f` those digits as a number.
package struct PluralOperands: Hashable, Sendable {
    package var n: Double
    package var i: Int64
    package var v: Int
    package var f: Int64

    package init(_ integer: Int64) {
        let magnitude = integer == .min ? Int64.max : abs(integer)
        n = Double(magnitude)
        i = magnitude
        v = 0
        f = 0
    }

    /// - Parameter fractionDigits: visible digits after the decimal separator, 0…9.
    package init(_ number: Double, fractionDigits: Int) {
        let magnitude = number.isFinite ? min(abs(number), 1e15) : 0
        let digits = min(max(fractionDigits, 0), 9)
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        n = magnitude
        i = Int64(magnitude)
        v = digits
        f = Int64(((magnitude - Double(i)) * scale).rounded())
    }

    /// True when the number is written without a fraction and its last digits are in `range`.
    func ends(in range: ClosedRange<Int64>, modulo: Int64) -> Bool {
        v == 0 && range.contains(i % modulo)
    }
}
