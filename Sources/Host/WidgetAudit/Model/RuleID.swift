/// The id of a rule: `R-` and a number for a sentence of the guidelines, `W-` for a fault that real widgets have often.
package struct RuleID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package enum Series: String, CaseIterable, Hashable, Sendable {
        case guidelines = "R"
        case widgets = "W"
    }

    package let series: Series
    package let number: Int

    package init(_ series: Series, _ number: Int) {
        self.series = series
        self.number = number
    }

    /// Reads `R-34`, `r34` or `W-1`; `nil` for anything else.
    package init?(_ text: some StringProtocol) {
        guard let first = text.first, let series = Series(rawValue: first.uppercased()) else { return nil }
        let digits = text.dropFirst().drop { $0 == "-" }
        guard !digits.isEmpty, digits.count <= 3, digits.allSatisfy(\.isASCII), let number = Int(digits), number > 0
        else { return nil }
        self.init(series, number)
    }

    package var description: String { "\(series.rawValue)-\(number < 10 ? "0" : "")\(number)" }

    package static func < (left: RuleID, right: RuleID) -> Bool {
        (left.series.rawValue, left.number) < (right.series.rawValue, right.number)
    }
}
