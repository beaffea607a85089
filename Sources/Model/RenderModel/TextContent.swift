import CoreGraphics

/// A font file at one size and one position in its design space. Equal instances give equal outlines.
package struct FontInstance: Hashable, Sendable {
    package struct Variation: Hashable, Sendable {
        /// Four-letter axis tag, such as `wght`.
        package var axis: String
        package var value: Double

        package init(axis: String, value: Double) {
            self.axis = axis
            self.value = value
        }
    }

    /// File name within the project's font folder, such as `Inter.ttf`, or a `BundleFontName` for a font in the
    /// widget's bundle.
    package var file: String
    /// Index of the face in a collection.
    package var face: Int
    /// Points per em.
    package var size: Double
    package var variations: [Variation]
    /// Factors on the outline; Inter is drawn at 0.9685 of its height to match San Francisco's cap height.
    package var scaleX: Double
    package var scaleY: Double
    /// Horizontal shear for synthetic italics: x += shear * height above baseline.
    package var shear: Double
    /// Round-joined outline added to glyphs, in em; synthesizes rounded and missing bold faces.
    package var embolden: Double
    /// The glyphs are color images, not outlines.
    package var isColor: Bool

    package init(
        file: String, face: Int = 0, size: Double, variations: [Variation] = [], scaleX: Double = 1, scaleY: Double = 1,
        shear: Double = 0, embolden: Double = 0, isColor: Bool = false
    ) {
        self.file = file
        self.face = face
        self.size = size
        self.variations = variations
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.shear = shear
        self.embolden = embolden
        self.isColor = isColor
    }

    /// Size and position in the design space distinguish nearly all fonts of a tree; the table is searched for every
    /// run.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        for variation in variations { hasher.combine(variation.value) }
    }
}

/// One positioned glyph: its origin relative to the line's origin (baseline, left end), in points, y downward.
package struct PositionedGlyph: Hashable, Sendable {
    package var id: UInt32
    package var x: Float
    package var y: Float
    /// Offset in UTF-8 bytes, within the text's string, of the cluster this glyph belongs to.
    package var cluster: UInt32

    package init(id: UInt32, x: Float, y: Float, cluster: UInt32) {
        self.id = id
        self.x = x
        self.y = y
        self.cluster = cluster
    }
}

package struct TextDecoration: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable { case underline, strikethrough }
    package enum Pattern: UInt8, Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }

    package var kind: Kind
    package var pattern: Pattern
    /// Relative to the line's origin: left end, center line and length, thickness; points.
    package var x: Double
    package var y: Double
    package var width: Double
    package var thickness: Double
    package var fill: Fill

    package init(
        kind: Kind, pattern: Pattern, x: Double, y: Double, width: Double, thickness: Double, fill: Fill
    ) {
        self.kind = kind
        self.pattern = pattern
        self.x = x
        self.y = y
        self.width = width
        self.thickness = thickness
        self.fill = fill
    }
}

/// Glyphs of one font, one direction, one fill and one line, left to right on the screen.
package struct GlyphRun: Hashable, Sendable {
    /// Index into `RenderTree.fonts`.
    package var font: Int
    package var fill: Fill
    package var glyphs: [PositionedGlyph]
    package var rightToLeft: Bool
    /// UTF-8 byte range within the text's string.
    package var range: Range<Int>
    /// Advance width in points.
    package var width: Double

    package init(
        font: Int, fill: Fill, glyphs: [PositionedGlyph], rightToLeft: Bool, range: Range<Int>, width: Double
    ) {
        self.font = font
        self.fill = fill
        self.glyphs = glyphs
        self.rightToLeft = rightToLeft
        self.range = range
        self.width = width
    }
}

package struct TextLine: Hashable, Sendable {
    /// Left end of the baseline in canvas points.
    package var origin: CGPoint
    /// Advance width of the visible text, in points.
    package var width: Double
    package var ascent: Double
    package var descent: Double
    package var runs: [GlyphRun]
    package var decorations: [TextDecoration]
    /// Symbols and images within the line; their frames are in canvas points.
    package var attachments: [RenderNode]
    /// UTF-8 byte range within the text's string; meaningless for glyphs hidden by truncation.
    package var range: Range<Int>

    package init(
        origin: CGPoint, width: Double, ascent: Double, descent: Double, runs: [GlyphRun],
        decorations: [TextDecoration] = [], attachments: [RenderNode] = [], range: Range<Int>
    ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.runs = runs
        self.decorations = decorations
        self.attachments = attachments
        self.range = range
    }
}

/// Text that shows the time and changes without a new timeline entry.
package struct DynamicDate: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable {
        case time, date, relative, offset, timer, timerInterval
        /// A format of the widget's own, which only its process can apply: it draws the text again at `end`.
        case source
    }

    package var style: Style
    /// Seconds since the reference date (2001-01-01 00:00 UTC).
    package var start: Double
    package var end: Double?
    package var countsDown: Bool
    package var showsHours: Bool
    package var pauseTime: Double?

    package init(
        style: Style, start: Double, end: Double? = nil, countsDown: Bool = true, showsHours: Bool = true,
        pauseTime: Double? = nil
    ) {
        self.style = style
        self.start = start
        self.end = end
        self.countsDown = countsDown
        self.showsHours = showsHours
        self.pauseTime = pauseTime
    }
}

package struct TextContent: Hashable, Sendable {
    /// The visible string, without the truncated part, with the ellipsis.
    package var string: String
    package var lines: [TextLine]
    /// True when an ellipsis replaced part of the text.
    package var truncated: Bool
    /// The factor resulting from `minimumScaleFactor`; 1 when the text was not shrunk.
    package var scaleFactor: Double
    package var dynamicDate: DynamicDate?
    /// How a text that shows the time is typeset, in the typesetter's own form, so that it can be typeset for another
    /// date (`TimeTextSetting`). Empty when it cannot be; only drawing code can ignore it.
    package var setting: [UInt8]

    package init(
        string: String, lines: [TextLine], truncated: Bool = false, scaleFactor: Double = 1,
        dynamicDate: DynamicDate? = nil, setting: [UInt8] = []
    ) {
        self.string = string
        self.lines = lines
        self.truncated = truncated
        self.scaleFactor = scaleFactor
        self.dynamicDate = dynamicDate
        self.setting = setting
    }
}
