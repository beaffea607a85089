import RenderModel

package typealias LinePattern = TextDecoration.Pattern

/// A piece of text with one set of attributes. Lengths in points.
package struct TextSpan: Hashable, Sendable {
    /// A symbol or image within the text, like a letter.
    package struct Attachment: Hashable, Sendable {
        package var width: Double
        /// Height above the baseline.
        package var ascent: Double
        /// Depth below the baseline.
        package var descent: Double

        package init(width: Double, ascent: Double, descent: Double) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    /// The text's letter spacing.
    package enum Spacing: Hashable, Sendable {
        case standard
        /// Added between letters; ligatures stay.
        case kerning(Double)
        /// Added between letters; ligatures are disabled.
        case tracking(Double)
    }

    package var string: String
    package var font: FontRequest
    package var spacing: Spacing
    /// Upward.
    package var baselineOffset: Double
    package var underline: LinePattern?
    package var strikethrough: LinePattern?
    package var attachment: Attachment?

    package init(
        _ string: String, font: FontRequest, spacing: Spacing = .standard, baselineOffset: Double = 0,
        underline: LinePattern? = nil, strikethrough: LinePattern? = nil
    ) {
        self.string = string
        self.font = font
        self.spacing = spacing
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
    }

    /// An attachment; the font determines its surroundings.
    package init(_ attachment: Attachment, font: FontRequest, baselineOffset: Double = 0) {
        self.init("\u{FFFC}", font: font, baselineOffset: baselineOffset)
        self.attachment = attachment
    }

    func scaled(by factor: Double) -> TextSpan {
        var copy = self
        copy.font = font.scaled(by: factor)
        copy.baselineOffset *= factor
        copy.attachment = attachment.map {
            Attachment(width: $0.width * factor, ascent: $0.ascent * factor, descent: $0.descent * factor)
        }
        switch spacing {
        case .standard: break
        case .kerning(let value): copy.spacing = .kerning(value * factor)
        case .tracking(let value): copy.spacing = .tracking(value * factor)
        }
        return copy
    }
}

/// How a whole text is typeset. Lengths in points.
package struct ParagraphOptions: Hashable, Sendable {
    package enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: UInt8, Hashable, Sendable { case head, middle, tail }
    package enum Tightening: UInt8, Hashable, Sendable { case never, allowed }
    package enum Direction: UInt8, Hashable, Sendable { case leftToRight, rightToLeft }

    /// Space is reserved for this many lines even when there are fewer.
    package var minimumLines: Int
    package var maximumLines: Int?
    package var alignment: Alignment
    package var truncation: Truncation
    /// 0…1; the text may shrink to this factor before it is truncated.
    package var minimumScaleFactor: Double
    package var tightening: Tightening
    /// Added between lines.
    package var lineSpacing: Double
    /// Of the interface: the start of lines, and the order of texts without a direction of their own.
    package var direction: Direction
    /// Language tag such as `ja` or `zh-Hant-TW`; chooses the shapes of ideographs.
    package var locale: String
    /// Pixels per point; sizes are rounded up to pixels.
    package var displayScale: Double

    package init(
        minimumLines: Int = 0, maximumLines: Int? = nil, alignment: Alignment = .leading,
        truncation: Truncation = .tail, minimumScaleFactor: Double = 1, tightening: Tightening = .never,
        lineSpacing: Double = 0, direction: Direction = .leftToRight, locale: String = "en", displayScale: Double = 1
    ) {
        self.minimumLines = minimumLines
        self.maximumLines = maximumLines
        self.alignment = alignment
        self.truncation = truncation
        self.minimumScaleFactor = minimumScaleFactor
        self.tightening = tightening
        self.lineSpacing = lineSpacing
        self.direction = direction
        self.locale = locale
        self.displayScale = displayScale
    }
}

/// Everything that determines how a text is typeset.
package struct TextLayoutInput: Hashable, Sendable {
    package var spans: [TextSpan]
    package var options: ParagraphOptions

    package init(spans: [TextSpan], options: ParagraphOptions = ParagraphOptions()) {
        self.spans = spans
        self.options = options
    }

    /// The strings and their fonts distinguish nearly all inputs; hashing the rest would take longer than comparing it.
    package func hash(into hasher: inout Hasher) {
        for span in spans {
            hasher.combine(span.string)
            hasher.combine(span.font)
        }
    }
}
