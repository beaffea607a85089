/// The named text styles that Dynamic Type scales.
package enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// Whose typography is followed.
package enum TypographyPlatform: UInt8, Hashable, Sendable {
    case iOS, watchOS, macOS
}

/// The metrics of a text style. Lengths in points.
package struct TextStyleMetrics: Hashable, Sendable {
    package var size: Double
    /// Distance between the baselines of two lines.
    package var leading: Double
    package var weight: FontRequest.Weight
    /// The weight of the style when it is emphasized with `bold()`.
    package var emphasizedWeight: FontRequest.Weight
    /// Height of a single line where it does not follow from the size; `nil` where it does.
    package var lineHeight: Double?
}
