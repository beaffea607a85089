/// The colors that the system defines per appearance, with UIKit's names without `system`.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, placeholderText
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case separator, opaqueSeparator, link

    /// Nearly every drawing operation reads color tables; hashing the names would take longer than the lookup.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(place)
    }

    /// Position among the cases.
    private var place: UInt8 { withUnsafeBytes(of: self) { $0[0] } }
}
