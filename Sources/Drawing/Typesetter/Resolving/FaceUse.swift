import RenderModel

/// OpenType features that differ from a font's own defaults.
struct ShapingFeatures: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// No contextual alternates, which in these fonts would draw `->` as an arrow.
    static let plainContext = ShapingFeatures(rawValue: 1 << 0)
    /// A colon between digits is centered on them, as San Francisco does.
    static let raisedColon = ShapingFeatures(rawValue: 1 << 1)
    /// Digits of equal width; other characters keep theirs.
    static let tabularDigits = ShapingFeatures(rawValue: 1 << 2)
    static let noLigatures = ShapingFeatures(rawValue: 1 << 3)
    /// Lowercase letters as small capitals.
    static let smallLowercase = ShapingFeatures(rawValue: 1 << 4)
    /// Uppercase letters as small capitals.
    static let smallUppercase = ShapingFeatures(rawValue: 1 << 5)
    /// The font's own letter spacing is added to the clusters, not by HarfBuzz, which knows no size in points.
    static let ownTracking = ShapingFeatures(rawValue: 1 << 6)
}

extension ShapingFeatures {
    init(_ capitals: FontRequest.SmallCapitals) {
        self = []
        if capitals.contains(.lowercase) { insert(.smallLowercase) }
        if capitals.contains(.uppercase) { insert(.smallUppercase) }
    }
}

/// One face at one size: the fonts for shaping and drawing, and the glyph spacing. Lengths in points.
final class FaceUse: Sendable {
    /// Provides glyphs and advances; `nil` for the fixed-metric font.
    let shaping: LoadedFont?
    /// The font that the painter draws.
    let instance: FontInstance
    /// Points per font unit of advances.
    let unit: Double
    /// Added to every cluster.
    let letterSpacing: Double
    let features: ShapingFeatures
    /// Extra advance of ASCII characters; empty when there is none.
    let asciiAdvance: [Double]
    /// Points per em of `SanFrancisco.pairDifferences`; zero when pairs keep the font's kerning.
    let pairUnit: Double
    /// When the drawn weight differs from the shaped one: the font with the advances of the drawn glyphs.
    let drawing: LoadedFont?
    /// Upward shift of glyphs.
    let lift: Double

    init(
        shaping: LoadedFont?, instance: FontInstance, unit: Double, letterSpacing: Double = 0,
        features: ShapingFeatures = [], asciiAdvance: [Double] = [], pairUnit: Double = 0,
        drawing: LoadedFont? = nil, lift: Double = 0
    ) {
        self.shaping = shaping
        self.instance = instance
        self.unit = unit
        self.letterSpacing = letterSpacing
        self.features = features
        self.asciiAdvance = asciiAdvance
        self.pairUnit = pairUnit
        self.drawing = drawing
        self.lift = lift
    }

    func has(_ scalar: Unicode.Scalar) -> Bool {
        guard let shaping else { return true }
        return shaping.nominalGlyph(scalar) != nil
    }
}

/// A font request with its file and line box resolved. Lengths in points.
final class ResolvedFont: Sendable {
    let request: FontRequest
    let primary: FaceUse
    let ascent: Double
    let descent: Double
    let capHeight: Double
    /// Added between this font's line box and the next; may be negative.
    let gap: @Sendable (_ displayScale: Double) -> Double
    /// Center line of an underline, below the baseline.
    let underlineOffset: Double
    /// Center line of a strike, above the baseline.
    let strikeOffset: Double
    let strokeThickness: Double
    /// The problem with the request.
    let diagnostic: Diagnostic?
    /// Identifies a resolved font of one typesetter; for cache keys.
    let identifier: Int

    init(
        request: FontRequest, primary: FaceUse, box: LineBox, diagnostic: Diagnostic?, identifier: Int
    ) {
        self.request = request
        self.primary = primary
        descent = box.descent
        // Evidence: N1048, where the Mac's extra line height lies above the text.
        ascent = request.lineHeight.map { $0 - box.descent } ?? box.ascent
        capHeight = box.capHeight
        let height = ascent + descent
        let leading = request.leading
        let lineGap = box.lineGap
        gap = { scale in
            if let leading { return leading - height }
            // Evidence: N1429, lines of a plain 13 pt font follow at 15.67 = 15.51 rounded up to a pixel.
            return ((height + lineGap) * scale - 1e-6).rounded(.up) / scale - height
        }
        underlineOffset = box.underlineOffset
        strikeOffset = box.xHeight / 2
        strokeThickness = box.strokeThickness
        self.diagnostic = diagnostic
        self.identifier = identifier
    }
}

/// Vertical metrics of a font at its size, in points.
struct LineBox {
    var ascent: Double
    var descent: Double
    var lineGap: Double
    var capHeight: Double
    var xHeight: Double
    var underlineOffset: Double
    var strokeThickness: Double
}
