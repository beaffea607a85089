import CoreGraphics
import EvidenceSupport
import Painter
import RenderModel

import struct EvidenceSupport.Pixel

@testable import SwiftUI

/// The width of wrapped texts, gaps between texts and symbols, emoji, symbols' ink, and redacted texts.
@MainActor
enum TextShapeCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = [
        "text-wrapped-width", "text-wrapped-height", "text-spacing-measured", "symbol-spacing", "symbol-ink",
        "symbol-width", "emoji-width", "emoji-height", "emoji-label-width", "redaction",
    ]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        let sentence = Text(verbatim: TextSnapshot.sentence)
        let largeTitle = Text(verbatim: "Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard")
            .font(.largeTitle)
        let flame = Text(verbatim: "🔥").font(.system(size: 60))
        switch row.id {
        // The letters are of another font: one percent.
        case "N1501": return width(sentence.font(.title), 384, scale: 1, row, within: 3.77)
        case "N1502": return width(TextSnapshot.paddedPlaceholder, 200, 100, scale: 1, row, less: 32)
        case "N1503": return width(largeTitle, 390, scale: 2, row, within: 3.7)
        case "N1504": return gap(.accessibility5, row)
        case "N1505": return gap(.large, row)
        case "N1506": return gap(.xSmall, row)
        case "N1507": return number(Probe.size(of: SymbolColumn(), .unspecified, scale: 3).height, row)
        case "N1508":
            let proposal = ProposedViewSize(width: 390, height: nil)
            return number(Probe.size(of: largeTitle, proposal, scale: 2).height, row)
        case "N1509": return bar(Text(verbatim: "Turtle Rock").font(.title), \.height, row)
        case "N1510": return bar(Text(verbatim: "Joshua Tree National Park").font(.subheadline), \.height, row)
        case "N1511": return bar(Text(verbatim: "California").font(.subheadline), \.height, row)
        case "N1512": return number(Probe.size(of: flame, .unspecified, scale: 3).width, row)
        case "N1513": return number(Probe.size(of: flame, .unspecified, scale: 3).height, row)
        case "N1514":
            let label = Text(verbatim: "@ScaledMetric 🚫").dynamicTypeSize(.xSmall)
            return number(Probe.size(of: label, .unspecified, scale: 3).width, row, within: 1.0 / 3)
        case "N1515": return ink("bicycle", row)
        case "N1516": return ink("heart", row)
        case "N1517": return leadingEdge("I0881", row, within: 2)
        case "N1518": return leadingEdge("I0877", row, within: 1)
        case "N1519": return leadingEdge("I0876", row, within: 1)
        case "N1520": return barColor(row)
        case "N1937": return number(Probe.size(of: checked, .unspecified, scale: 1).width, row)
        case "N1938":
            return number(Probe.size(of: checked.dynamicTypeSize(.medium), .unspecified, scale: 1).width, row)
        case "N1943": return number(Probe.size(of: symbolRow, .unspecified, scale: 3).width, row)
        case "N1944": return bar(Text(verbatim: "Turtle Rock").font(.title), \.width, row)
        case "N1945": return bar(Text(verbatim: "Joshua Tree National Park").font(.subheadline), \.width, row)
        case "N1946": return bar(Text(verbatim: "California").font(.subheadline), \.width, row)
        case "N1947": return gapBelowDivider(row)
        default: return .fails("no view for \(row.id)")
        }
    }

    /// A bicycle, a text and a heart with padding above and below.
    private struct SymbolColumn: View {
        var body: some View {
            VStack {
                Image(systemName: "bicycle")
                Text(verbatim: "Critical Maps")
                Image(systemName: "heart")
            }
            .padding(.horizontal, 16).padding(.vertical, 8)
        }
    }

    private static var checked: some View {
        HStack {
            Image(systemName: "checkmark.circle.fill")
            Text(verbatim: "Checked").fixedSize()
        }
    }

    private static var symbolRow: some View {
        HStack {
            Image(systemName: "bicycle")
            Text(verbatim: "Critical Maps")
            Image(systemName: "heart")
        }
        .padding(.horizontal, 16)
    }

    /// From the top of a line to the top of a button two views below, along a column of pixels without letters.
    private static func gapBelowDivider(_ row: EvidenceRow) -> Verdict {
        let label = Text(verbatim: "Buy").frame(maxWidth: .infinity, minHeight: 30)
        let view = VStack(alignment: .leading) {
            Text(verbatim: "Clean Code")
            Divider().padding(.bottom, 4)
            Text(verbatim: "A book by Robert C. Martin")
            Button(action: {}, label: { label }).buttonStyle(.borderedProminent).padding(.top, 8)
        }
        guard let grid = draw(view.dynamicTypeSize(.medium), CGSize(width: 300, height: 200), scale: 3),
            let line = Pixel(firstColorOf: "#C6C6C8"), let blue = Pixel(firstColorOf: "#0088FF")
        else { return .fails("no picture") }
        func top(_ color: Pixel) -> Int? { (0..<grid.height).first { grid[720, $0].distance(to: color) <= 1 } }
        guard let start = top(line), let end = top(blue) else { return .fails("no line or no button") }
        return number(CGFloat(end - start) / 3, row)
    }

    private static func number(_ found: CGFloat, _ row: EvidenceRow, within tolerance: Double = 0) -> Verdict {
        guard let expected = row.expectedNumber else { return .fails("the row cannot be read") }
        return abs(Double(found) - expected) < tolerance + 0.001 ? .holds : .fails("it is \(found)")
    }

    /// - Parameter less: padding that the row leaves out.
    private static func width(
        _ view: some View, _ proposed: CGFloat, _ height: CGFloat? = nil, scale: CGFloat, _ row: EvidenceRow,
        within tolerance: Double = 0, less: CGFloat = 0
    ) -> Verdict {
        let proposal = ProposedViewSize(width: proposed, height: height)
        return number(Probe.size(of: view, proposal, scale: scale).width - less, row, within: tolerance)
    }

    private static func gap(_ type: DynamicTypeSize, _ row: EvidenceRow) -> Verdict {
        let text = Text(verbatim: "Hey").dynamicTypeSize(type)
        let stack = VStack {
            text
            text
        }
        func height(_ view: some View) -> CGFloat { Probe.size(of: view, .unspecified, scale: 3).height }
        return number(height(stack) - 2 * height(text), row)
    }

    /// The left end of all lines' ink.
    private static func leadingEdge(_ picture: String, _ row: EvidenceRow, within tolerance: Double) -> Verdict {
        guard let edge = TextSnapshot.of(picture)?.lines().map(\.minX).min() else { return .fails("no ink") }
        return number(edge, row, within: tolerance)
    }

    /// Width and height of a symbol's ink next to body text, within two pixels: its outline is another one.
    private static func ink(_ name: String, _ row: EvidenceRow) -> Verdict {
        let scale = 3
        guard let width = row.expected.firstMatch(of: /w=([0-9.]+)/).flatMap({ Double($0.1) }),
            let height = row.expected.firstMatch(of: /h=([0-9.]+)/).flatMap({ Double($0.1) })
        else { return .fails("the row cannot be read") }
        let view = Image(systemName: name).foregroundStyle(.black)
        guard let grid = draw(view, CGSize(width: 60, height: 60), scale: scale),
            let ink = InkLines.boxes(grid, scale: scale).first
        else { return .fails("no ink") }
        let found = (width: Double(ink.width) / Double(scale), height: Double(ink.height) / Double(scale))
        let tolerance = 2.0 / Double(scale) + 0.001
        return abs(found.width - width) < tolerance && abs(found.height - height) < tolerance
            ? .holds : .fails("ink is \(found.width)x\(found.height)")
    }

    /// A side of a redacted text's bar, of which a picture shows whole pixels.
    private static func bar(_ text: Text, _ side: (CGRect) -> CGFloat, _ row: EvidenceRow) -> Verdict {
        let size = CGSize(width: 300, height: 100)
        let tree = ViewRenderer(size: size, environment: Probe.environment(scale: 3))
            .render(text.redacted(reason: .placeholder))
        guard let bar = shapes(of: tree.root).first else { return .fails("no bar") }
        return number((side(bar) * 3).rounded(.down) / 3, row)
    }

    private static func shapes(of node: RenderNode) -> [CGRect] {
        var result: [CGRect] = []
        if case .shape = node.content { result.append(node.frame) }
        return result + node.children.flatMap(shapes)
    }

    private static func barColor(_ row: EvidenceRow) -> Verdict {
        let text = Text(verbatim: "Turtle Rock").font(.title).foregroundStyle(.black)
        guard let grid = draw(text.redacted(reason: .placeholder), CGSize(width: 60, height: 60), scale: 3) else {
            return .fails("no picture")
        }
        let pixel = grid[90, 90]
        return row.expected == "#D6D6D6" && pixel.distance(to: Pixel(components: SIMD4(214, 214, 214, 255))) <= 1
            ? .holds : .fails("the bar is \(pixel)")
    }

    private static func draw(_ view: some View, _ size: CGSize, scale: Int) -> PixelGrid? {
        let tree = ViewRenderer(size: size, environment: Probe.environment(scale: CGFloat(scale))).render(view)
        return (try? Painter().paint(tree, options: Painter.Options(background: .white)).bitmap).map { PixelGrid($0) }
    }
}
