import CoreGraphics
import Foundation
import RenderModel

/// How a time text is typeset on its canvas: everything needed to typeset it for another date, without the code that
/// made it (F-78).
///
/// 1. Pieces that show the time are formatted for the date; other pieces are unchanged.
/// 2. The text is shaped and broken for the proposal with which it was placed.
/// 3. The lines in the text's box, placed by its alignment.
///
/// Strings, lines and positions come from the same functions in the extension and in the host, so a date gives the same
/// text in both.
package struct TimeTextSetting: Hashable, Sendable {
    package struct Piece: Hashable, Sendable {
        /// Empty when `date` provides the string.
        package var span: TextSpan
        package var date: DynamicDate?
        package var fill: Fill
        package var underlineFill: Fill
        package var strikethroughFill: Fill

        package init(span: TextSpan, date: DynamicDate?, fill: Fill, underlineFill: Fill, strikethroughFill: Fill) {
            self.span = span
            if date != nil { self.span.string = "" }
            self.date = date
            self.fill = fill
            self.underlineFill = underlineFill
            self.strikethroughFill = strikethroughFill
        }
    }

    package enum LetterCase: UInt8, Hashable, Sendable {
        case asWritten, uppercase, lowercase

        package func applied(to string: String, locale: Locale) -> String {
            switch self {
            case .asWritten: string
            case .uppercase: string.uppercased(with: locale)
            case .lowercase: string.lowercased(with: locale)
            }
        }
    }

    package enum Label: UInt8, Hashable, Sendable {
        /// The text is its own label.
        case words
        /// The widget's code set an explicit label.
        case own
    }

    package var pieces: [Piece]
    package var options: ParagraphOptions
    /// The proposal with which the text was placed, in points; `nil` for no limit.
    package var width: Double?
    package var height: Double?
    /// On the canvas, in points, with its corner on a device pixel.
    package var box: CGRect
    /// Identifiers.
    package var locale: String
    package var timeZone: String
    package var letterCase: LetterCase
    package var label: Label

    package init(
        pieces: [Piece], options: ParagraphOptions, width: Double?, height: Double?, box: CGRect, locale: String,
        timeZone: String, letterCase: LetterCase, label: Label
    ) {
        self.pieces = pieces
        self.options = options
        self.width = width
        self.height = height
        self.box = box
        self.locale = locale
        self.timeZone = timeZone
        self.letterCase = letterCase
        self.label = label
    }
}

extension TimeTextSetting {
    /// A text typeset for a date.
    package struct Typeset {
        package var content: TextContent
        /// The full string, including truncated parts.
        package var words: String
        /// The text's size for its proposal, in points; a timer takes the proposed width.
        package var size: CGSize
    }

    /// - Parameter fontIndex: adds a font to the tree's table.
    /// - Returns: `nil` for an invalid setting, which an untrusted process may send.
    package func typeset(
        at now: Date, typesetter: Typesetter = .standard, fontIndex: (FontInstance) -> Int
    ) -> Typeset? {
        guard isValid else { return nil }
        let locale = Locale(identifier: locale)
        let timeZone = TimeZone(identifier: timeZone) ?? .gmt
        var spans: [TextSpan] = []
        for piece in pieces {
            var span = piece.span
            if let date = piece.date {
                guard let words = date.text(at: now, locale: locale, timeZone: timeZone), !words.isEmpty else {
                    return nil
                }
                span.string = letterCase.applied(to: words, locale: locale)
            }
            spans.append(span)
        }
        let layout = typesetter.prepare(TextLayoutInput(spans: spans, options: options))
            .layout(width: width, height: height)
        var content = layout.content(
            at: Self.origin(of: layout, in: box, options), fontIndex: fontIndex, fill: { pieces[$0].fill },
            decorationFill: { $1 == .underline ? pieces[$0].underlineFill : pieces[$0].strikethroughFill },
            attachment: { _, _ in nil })
        content.dynamicDate = Self.leading(pieces.compactMap(\.date))
        var size = layout.measurement.size
        if let width { size.width = max(size.width, width) }
        return Typeset(content: content, words: spans.map(\.string).joined(), size: size)
    }

    /// The date that determines when a text changes: the first running one, else the first.
    package static func leading(_ dates: [DynamicDate]) -> DynamicDate? {
        dates.first(where: \.runs) ?? dates.first
    }

    /// The start of the lines in a box that may be wider than they are, as for a timer.
    package static func origin(of layout: TextLayout, in box: CGRect, _ options: ParagraphOptions) -> CGPoint {
        let room = max(box.width - layout.measurement.size.width, 0)
        let isMirrored = options.direction == .rightToLeft
        let inset: CGFloat =
            switch options.alignment {
            case .leading: isMirrored ? room : 0
            case .center: room / 2
            case .trailing: isMirrored ? 0 : room
            }
        return CGPoint(x: box.minX + inset, y: box.minY)
    }

    /// Limits beyond any real widget; within them typesetting is fast and cannot fail.
    private var isValid: Bool {
        let lengths = [width ?? 0, height ?? 0, options.lineSpacing, box.minX, box.minY, box.width, box.height]
        return pieces.count <= 64 && pieces.reduce(0) { $0 + $1.span.string.utf8.count } <= 4_096
            && lengths.allSatisfy { abs($0) <= 100_000 } && (0...1).contains(options.minimumScaleFactor)
            && (0.1...16).contains(options.displayScale) && (0...1_000).contains(options.minimumLines)
            && pieces.allSatisfy { $0.span.isValid }
    }
}

extension TextSpan {
    fileprivate var isValid: Bool {
        let space: Double =
            switch spacing {
            case .standard: 0
            case .kerning(let value), .tracking(let value): value
            }
        let lengths = [font.leading ?? 0, font.lineHeight ?? 0, baselineOffset, space]
        return attachment == nil && (0...4_000).contains(font.size) && lengths.allSatisfy { abs($0) <= 4_000 }
    }
}
