import CoreGraphics
import RenderModel

/// Size and baselines of a text for one proposal. Lengths in points, from the top of the text's box.
package struct TextMeasurement: Hashable, Sendable {
    /// Rounded up to whole pixels.
    package var size: CGSize
    package var firstBaseline: Double
    package var lastBaseline: Double
    package var lineCount: Int
    /// True when an ellipsis replaces part of the text.
    package var isTruncated: Bool
    /// 1 unless the text was shrunk to fit.
    package var scaleFactor: Double
}

/// A text broken into lines with every glyph placed. Lengths in points relative to the top left corner of the box.
package struct TextLayout: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        package var font: FontInstance
        /// Index of the span whose attributes color the glyphs.
        package var span: Int
        package var glyphs: [PositionedGlyph]
        package var rightToLeft: Bool
        package var range: Range<Int>
        /// Left end, from the line's origin.
        package var x: Double
        package var width: Double
    }

    package struct Decoration: Hashable, Sendable {
        package var span: Int
        package var kind: TextDecoration.Kind
        package var pattern: LinePattern
        package var x: Double
        package var y: Double
        package var width: Double
        package var thickness: Double
    }

    package struct PlacedAttachment: Hashable, Sendable {
        package var span: Int
        package var frame: CGRect
    }

    package struct Line: Hashable, Sendable {
        /// Left end of the baseline.
        package var origin: CGPoint
        package var width: Double
        package var ascent: Double
        package var descent: Double
        package var runs: [Run]
        package var decorations: [Decoration]
        package var attachments: [PlacedAttachment]
        package var range: Range<Int>
    }

    package var measurement: TextMeasurement
    /// The visible string, with the ellipsis; ranges and clusters are UTF-8 byte offsets into it.
    package var string: String
    package var lines: [Line]
}

extension TextLayout {
    /// The text in the render tree's form.
    ///
    /// - Parameters:
    ///   - origin: the top left corner of the text's box on the canvas.
    ///   - fontIndex: adds a font to the tree's table.
    ///   - fill: the fill of a span's glyphs.
    ///   - decorationFill: the fill of the lines under and through a span.
    ///   - attachment: the nodes of an attachment in its frame on the canvas.
    package func content(
        at origin: CGPoint, fontIndex: (FontInstance) -> Int, fill: (Int) -> Fill,
        decorationFill: (Int, TextDecoration.Kind) -> Fill, attachment: (Int, CGRect) -> RenderNode?
    ) -> TextContent {
        let placed = lines.map { line in
            TextLine(
                origin: CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y), width: line.width,
                ascent: line.ascent, descent: line.descent,
                runs: line.runs.map { run in
                    GlyphRun(
                        font: fontIndex(run.font), fill: fill(run.span), glyphs: run.glyphs,
                        rightToLeft: run.rightToLeft, range: run.range, width: run.width)
                },
                decorations: line.decorations.map { decoration in
                    TextDecoration(
                        kind: decoration.kind, pattern: decoration.pattern, x: decoration.x, y: decoration.y,
                        width: decoration.width, thickness: decoration.thickness,
                        fill: decorationFill(decoration.span, decoration.kind))
                },
                attachments: line.attachments.compactMap { placed in
                    attachment(placed.span, placed.frame.offsetBy(dx: origin.x, dy: origin.y))
                },
                range: line.range)
        }
        return TextContent(
            string: string, lines: placed, truncated: measurement.isTruncated,
            scaleFactor: measurement.scaleFactor)
    }
}
