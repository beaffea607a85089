// Sendable: the classes of this file have no mutable state outside of a lock.

/// A line of text that is set: its characters without glyphs.
public final class CTLine: NSObject, @unchecked Sendable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text
        super.init()
    }

    /// The font of the first character.
    var font: CTFont {
        let name = NSAttributedString.Key("NSFont")
        guard text.length > 0, let font = text.attribute(name, at: 0, effectiveRange: nil) as? CTFont else {
            return CTFont(fontName: "Helvetica", size: 12)
        }
        return font
    }
}

public final class CTRun: NSObject, @unchecked Sendable {}
public final class CTFrame: NSObject, @unchecked Sendable {}

public final class CTTypesetter: NSObject, @unchecked Sendable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text
        super.init()
    }
}

public final class CTFramesetter: NSObject, @unchecked Sendable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text
        super.init()
    }
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end, middle
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// The width is estimated at half the size for each character.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let measures = line.font._measures
    ascent?.pointee = measures.ascent
    descent?.pointee = measures.descent
    leading?.pointee = measures.leading
    return Double(measures.size) * 0.5 * Double(line.text.length)
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let measures = line.font._measures
    return CGRect(
        x: 0, y: -measures.descent, width: CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil)),
        height: measures.ascent + measures.descent)
}

public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    CTLineGetBoundsWithOptions(line, [])
}

public func CTLineGetGlyphCount(_ line: CTLine) -> Int { line.text.length }
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { [] }
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: 0, length: line.text.length) }

/// Has no effect, which is reported: images that code draws hold no text.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    Notices.current.addInert("CTLineDraw", .absent("text in images drawn in code"))
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame() }

public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let line = CTLine(framesetter.text)
    let bounds = CTLineGetBoundsWithOptions(line, [])
    fitRange?.pointee = CTLineGetStringRange(line)
    guard constraints.width > 0, bounds.width > constraints.width else { return bounds.size }
    let lines = (bounds.width / constraints.width).rounded(.up)
    return CGSize(width: constraints.width, height: min(lines * bounds.height, constraints.height))
}

public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {}
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange() }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange() }
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { [] }
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    Notices.current.addInert("CTFrameDraw", .absent("text in images drawn in code"))
}

public let kCTFontAttributeName: CFString = "NSFont"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTLigatureAttributeName: CFString = "NSLigature"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
public let kCTLanguageAttributeName: CFString = "NSLanguage"
