import EvidenceSupport
import Foundation
import Typesetter

/// Sizes of texts. Heights and widths must be equal: a text is as many whole pixels
/// wide as its picture.
@MainActor
enum TextMetricsCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = [
        "text-height", "text-width", "text-box", "min-scale", "truncation",
    ]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        switch row.id {
        case "N1262": return height(of: "one\ntwo", style: .body, scale: 3, equals: 42.333)
        case "N1429": return linePitch(FontRequest(size: 13), lines: 3, scale: 3, equals: 15.67, within: 0.3)
        case "N1430": return linePitch(FontRequest(style: .footnote), lines: 4, scale: 3, equals: 18, within: 1 / 6)
        case "N1433", "N1434": return .doesNotApply("San Francisco Compact comes with the watch")
        case "N1431": return scaled(row, FontRequest(style: .caption2).weighted(.semibold), ink: 142.67)
        case "N1432": return scaled(row, FontRequest(style: .caption2), ink: 141.67)
        default: break
        }
        guard let text = row.quotedText else { return .fails("the row names no text") }
        return switch row.category {
        case "text-height" where row.expected.hasPrefix("height"): wrapped(row, text)
        case "text-height": singleLine(row)
        case "text-box": box(row, text)
        default: width(row, text)
        }
    }

    private static func measure(
        _ text: String, _ font: FontRequest, width: Double? = nil, scale: Double, factor: Double = 1, lines: Int? = nil
    ) -> TextMeasurement {
        let options = ParagraphOptions(maximumLines: lines, minimumScaleFactor: factor, displayScale: scale)
        let input = TextLayoutInput(spans: [TextSpan(text, font: font)], options: options)
        return Typesetter.standard.prepare(input).measure(width: width, height: nil)
    }

    /// `Text("X").font(.title)`, at one pixel per point, on iOS or macOS.
    private static func singleLine(_ row: EvidenceRow) -> Verdict {
        guard let name = row.subject.firstMatch(of: /font\(\.([A-Za-z0-9]+)\)/)?.1,
            let style = TextStyle.allCases.first(where: { "\($0)" == name }), let expected = row.expectedNumber
        else { return .fails("the row cannot be read") }
        let platform: TypographyPlatform = row.context.hasPrefix("macOS") ? .macOS : .iOS
        let found = measure("X", FontRequest(style: style, platform: platform), scale: 1).size.height
        return found == expected ? .holds : .fails("height is \(found)")
    }

    private static func box(_ row: EvidenceRow, _ text: String) -> Verdict {
        let platform: TypographyPlatform = row.context.hasPrefix("macOS") ? .macOS : .iOS
        guard let expected = row.expectedSize else { return .fails("the row cannot be read") }
        let size = measure(text, FontRequest(style: .body, platform: platform), scale: 1).size
        return size.width == expected.width && size.height == expected.height
            ? .holds : .fails("size is \(size.width)x\(size.height)")
    }

    private static func wrapped(_ row: EvidenceRow, _ text: String) -> Verdict {
        guard let expected = row.expectedNumber, let scale = row.scale,
            let width = row.proposal.firstMatch(of: /width ([0-9.]+)/).flatMap({ Double($0.1) })
        else { return .fails("the row cannot be read") }
        let found = measure(text, FontRequest(style: .body), width: width, scale: scale).size.height
        return abs(found - expected) < 0.01 ? .holds : .fails("height is \(found)")
    }

    private static func width(_ row: EvidenceRow, _ text: String) -> Verdict {
        guard let expected = row.expectedNumber, let scale = row.scale else { return .fails("the row cannot be read") }
        let found = measure(text, FontRequest(style: .body), scale: scale).size.width
        let pixels = ((found - expected) * scale).rounded()
        return pixels == 0 ? .holds : .fails("width is \(found), \(Int(pixels)) pixels off")
    }

    private static func height(of text: String, style: TextStyle, scale: Double, equals expected: Double) -> Verdict {
        let found = measure(text, FontRequest(style: style), scale: scale).size.height
        return abs(found - expected) < 0.01 ? .holds : .fails("height is \(found)")
    }

    private static func linePitch(
        _ font: FontRequest, lines: Int, scale: Double, equals expected: Double, within tolerance: Double
    ) -> Verdict {
        let options = ParagraphOptions(displayScale: scale)
        let text = Array(repeating: "x", count: lines).joined(separator: "\n")
        let layout = Typesetter.standard.prepare(TextLayoutInput(spans: [TextSpan(text, font: font)], options: options))
            .layout(width: nil, height: nil)
        guard let first = layout.lines.first, let last = layout.lines.last, lines > 1 else { return .fails("no lines") }
        let found = (last.origin.y - first.origin.y) / Double(lines - 1)
        return abs(found - expected) <= tolerance ? .holds : .fails("pitch is \(found)")
    }

    /// Shrunk to one line of 146 points. The ink ends within a side bearing of the text's width, so that the row holds
    /// when the text is not cut and its width is at most 2 points more than the ink, and no less.
    private static func scaled(_ row: EvidenceRow, _ font: FontRequest, ink: Double) -> Verdict {
        guard let text = row.quotedText else { return .fails("the row names no text") }
        let found = measure(text, font, width: 146, scale: 3, factor: 0.5, lines: 1)
        if found.isTruncated { return .fails("the text is cut") }
        let width = found.size.width
        return width >= ink - 0.34 && width <= ink + 2
            ? .holds : .fails("width is \(width), factor \(found.scaleFactor)")
    }
}

extension FontRequest {
    fileprivate func weighted(_ weight: Weight) -> FontRequest {
        var copy = self
        copy.weight = weight
        return copy
    }
}
