import CoreGraphics
import EvidenceSupport
import Painter
import RenderModel

@testable import SwiftUI

/// Twelve by twelve pixels of black and white, asserted on Apple's systems.
@MainActor
enum LayoutPixmapCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["layout-pixmap", "effect-pixmap"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        let field = Color.black.frame(width: 12, height: 12)
        func square(_ side: CGFloat) -> some View { Color.white.frame(width: side, height: side) }
        switch row.id {
        case "N1008":
            return white(
                ZStack {
                    field
                    square(4)
                }, in: [CGRect(x: 4, y: 4, width: 4, height: 4)])
        case "N1009":
            return white(
                ZStack {
                    field
                    ViewThatFits {
                        EmptyView()
                        square(4)
                    }
                }, in: [CGRect(x: 4, y: 4, width: 4, height: 4)])
        case "N1010": return corner(.center, 3, 3)
        case "N1011": return corner(.bottomTrailing, 6, 6)
        case "N1012": return corner(.topLeading, 0, 0)
        case "N1013": return corner(.top, 3, 0)
        case "N1014": return corner(.trailing, 6, 3)
        case "N1015":
            return white(
                nested,
                in: [
                    CGRect(x: 0, y: 2, width: 1, height: 1), CGRect(x: 1, y: 0, width: 6, height: 3),
                    CGRect(x: 3, y: 3, width: 9, height: 9),
                ])
        case "N1016":
            return black(
                HStack(alignment: .bottom, spacing: 0) {
                    Color.black.frame(height: 10)
                    Color.white.opacity(0.8).frame(height: 12)
                    Color.black.frame(height: 10)
                }.background(.white).frame(width: 12, height: 12),
                in: [CGRect(x: 0, y: 2, width: 4, height: 10), CGRect(x: 8, y: 2, width: 4, height: 10)])
        case "N1017":
            return black(
                VStack { lines(Color.black.frame(height: 2)) }.background(.white).frame(width: 12, height: 12),
                in: [CGRect(x: 0, y: 0, width: 12, height: 2), CGRect(x: 0, y: 10, width: 12, height: 2)])
        case "N1018":
            return black(
                HStack { lines(Color.black.frame(width: 2)) }.background(.white).frame(width: 12, height: 12),
                in: [CGRect(x: 0, y: 0, width: 2, height: 12), CGRect(x: 10, y: 0, width: 2, height: 12)])
        case "N1019":
            return white(
                ZStack {
                    Color.black.frame(width: 12, height: 6)
                    Color.white.frame(maxWidth: 20, maxHeight: 4).border(.red, width: 1)
                }, size: CGSize(width: 12, height: 6), in: [CGRect(x: 1, y: 2, width: 10, height: 2)])
        case "N1020": return diamond()
        case "N1021": return diamondEdges()
        case "N1022", "N1024":
            return gray(
                ZStack {
                    field
                    Color.white.opacity(0.6).frame(width: 6, height: 6)
                }, [CGPoint(x: 6, y: 6): row.id == "N1022" ? 0x99 : 0x9], bits: row.id == "N1022" ? 8 : 4)
        case "N1023":
            return gray(
                ZStack {
                    field
                    Color.white.opacity(0.8).frame(width: 8, height: 8)
                    Color.black.opacity(0.5).frame(width: 4, height: 4)
                    Color.white.opacity(0.22).frame(width: 2, height: 2)
                }, [CGPoint(x: 3, y: 3): 0xC, CGPoint(x: 4, y: 4): 0x6, CGPoint(x: 6, y: 6): 0x8], bits: 4)
        default: return .fails("no view for \(row.id)")
        }
    }

    @ViewBuilder
    private static func lines(_ line: some View) -> some View {
        Spacer()
        line
        Spacer()
        line
        Spacer()
    }

    private static var nested: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.black.frame(width: 1, height: 2)
                    Color.white.frame(width: 1, height: 1)
                }
                Color.white.frame(width: 6, height: 3)
                Color.black.frame(width: 5, height: 3)
            }
            HStack(spacing: 0) {
                Color.black.frame(width: 3, height: 9)
                Color.white.frame(width: 9, height: 9)
            }
        }
        .frame(width: 12, height: 12)
    }

    private static func corner(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) -> Verdict {
        white(
            ZStack(alignment: alignment) {
                Color.black.frame(width: 12, height: 12)
                Color.white.frame(width: 6, height: 6)
            }, in: [CGRect(x: x, y: y, width: 6, height: 6)])
    }

    private static var rotated: some View {
        ZStack {
            Color.black.frame(width: 12, height: 12)
            Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45))
        }
    }

    /// Rows of the rotated square: where there is any of its white. The row's own threshold of a tenth would leave out
    /// the pixels of value 0x07 that N1021 sees at the ends of these very rows.
    private static func diamond() -> Verdict {
        let picture = Picture(rotated, size: CGSize(width: 12, height: 12))
        let half: [ClosedRange<Int>?] = [nil, 5...6, 4...7, 3...8, 2...9, 1...10]
        let expected = half + half.reversed()
        for (y, range) in expected.enumerated() {
            let lit = (0..<12).filter { picture.gray($0, y) > 0 }
            let wanted = range.map(Array.init) ?? []
            if lit != wanted { return .fails("row \(y) is lit at \(lit)") }
        }
        return .holds
    }

    /// The values that partly covered pixels have on iOS: 0x07 and 0xB6.
    private static func diamondEdges() -> Verdict {
        let picture = Picture(rotated, size: CGSize(width: 12, height: 12))
        var values: Set<Int> = []
        for y in 0..<12 { for x in 0..<12 { values.insert(picture.gray(x, y)) } }
        values.subtract([0, 255])
        return values == [0x07, 0xB6] ? .holds : .fails("edge values are \(values.sorted())")
    }

    private static func white(
        _ view: some View, size: CGSize = CGSize(width: 12, height: 12), in rectangles: [CGRect]
    ) -> Verdict {
        solid(view, size: size, in: rectangles) { $0 == [255, 255, 255] }
    }

    private static func black(
        _ view: some View, size: CGSize = CGSize(width: 12, height: 12), in rectangles: [CGRect]
    ) -> Verdict {
        solid(view, size: size, in: rectangles) { $0 == [0, 0, 0] }
    }

    /// Exactly the pixels within the rectangles satisfy the condition.
    private static func solid(
        _ view: some View, size: CGSize, in rectangles: [CGRect], where isLit: ([Int]) -> Bool
    ) -> Verdict {
        let picture = Picture(view, size: size)
        for y in 0..<Int(size.height) {
            for x in 0..<Int(size.width) {
                let inside = rectangles.contains { $0.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) }
                if isLit(picture.color(x, y)) != inside {
                    return .fails("pixel \(x), \(y) is \(picture.color(x, y))")
                }
            }
        }
        return .holds
    }

    private static func gray(_ view: some View, _ points: [CGPoint: Int], bits: Int) -> Verdict {
        let picture = Picture(view, size: CGSize(width: 12, height: 12))
        for (point, expected) in points {
            let found = picture.gray(Int(point.x), Int(point.y)) >> (8 - bits)
            if found != expected { return .fails("pixel \(Int(point.x)), \(Int(point.y)) is \(found)") }
        }
        return .holds
    }
}
