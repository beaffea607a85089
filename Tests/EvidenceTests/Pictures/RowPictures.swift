import CoreGraphics
import SwiftUI

/// A label and the same content in two or three rows on gray, as spark-ios-common's tests show them (iOS 26). The labels
/// are excluded, because their font differs, so each row is placed where the picture has it.
@MainActor
enum RowPictures {
    static let cases = bars.map { rows($0) } + frames

    /// The bar in each of a picture's three rows.
    static let bars = [
        RowBar(picture: "I0801", radii: radii(4, 4, 4, 4)), RowBar(picture: "I0802", radii: radii(4, 4, 4, 0)),
        RowBar(picture: "I0803", radii: radii(8, 8, 8, 8)), RowBar(picture: "I0804", radii: radii(8, 8, 8, 0)),
        RowBar(picture: "I0805", radii: radii(24, 24, 24, 24)), RowBar(picture: "I0806", radii: radii(24, 24, 24, 0)),
        RowBar(picture: "I0807", radii: radii(12, 12, 6, 9)), RowBar(picture: "I0808", radii: radii(12, 12, 6, 0)),
        RowBar(picture: "I0809", radii: radii(12, 12, 18, 0)),
        RowBar(picture: "I0810", radii: radii(4, 4, 4, 4), border: line),
        RowBar(picture: "I0811", radii: radii(4, 4, 4, 0), border: line),
        RowBar(picture: "I0812", radii: radii(8, 8, 8, 8), border: line),
        RowBar(picture: "I0813", radii: radii(8, 8, 8, 0), border: line),
        RowBar(picture: "I0814", radii: radii(24, 24, 24, 24), border: line),
        RowBar(picture: "I0815", radii: radii(24, 24, 24, 0), border: line),
        RowBar(picture: "I0816", radii: radii(8, 8, 8, 8), border: dashes),
        RowBar(picture: "I0817", border: line), RowBar(picture: "I0818", border: dashes),
    ]

    /// The radii of I0805 and I0806 as their tests have them for a full radius.
    static let infiniteCorners = [
        RowBar(picture: "I0805-infinite", radii: radii(.infinity, .infinity, .infinity, .infinity)),
        RowBar(picture: "I0806-infinite", radii: radii(.infinity, .infinity, .infinity, 0)),
    ].map { rows($0) }

    private static let frames = [
        rows("I0819", 829, 633, left: 499, tops: [60, 272, 483], dividers: [422]) { box(90, 30) },
        rows("I0820", 769, 992, left: 499, tops: [60, 391, 722], dividers: [330, 661]) {
            box(50, 50).padding(10).background(orange)
        },
        rows("I0821", 844, 588, left: 499, tops: [60, 257, 453], dividers: [392]) {
            HStack(spacing: 10) { ForEach(0..<3) { _ in box(25, 25) } }.background(shade)
        },
        rows("I0822", 634, 1217, left: 499, tops: [60, 466, 872], dividers: [405, 811]) {
            VStack(spacing: 10) { ForEach(0..<3) { _ in box(25, 25) } }.background(shade)
        },
        rows("I0823", 679, 723, left: 499, tops: [60, 302, 543], dividers: [482]) { box(40, 40) },
        rows("I0824", 709, 812, left: 499, tops: [60, 331, 602], dividers: [270, 541]) {
            VStack {
                Color(red: 1, green: 204 / 255, blue: 0)
                Color(red: 0, green: 136 / 255, blue: 1).offset(x: 5, y: 5)
                Color(red: 52 / 255, green: 199 / 255, blue: 89 / 255).offset(x: -7.5, y: -7.5)
            }
            .frame(width: 50, height: 50).background(shade)
        },
        rows("I0825", 769, 781, left: 439, tops: [60, 451], dividers: [390]) {
            box(50, 50).padding(20).background(orange)
        },
        PictureCase(
            "I0853", size: CGSize(width: 100, height: 100), scale: 3, background: .clear,
            part: .outside([CGRect(x: 40, y: 125, width: 225, height: 55)])
        ) {
            Color(red: 0, green: 136 / 255, blue: 1).overlay(Color.white.opacity(0.5))
        },
        PictureCase(
            "I0854", size: CGSize(width: 585, height: 240), scale: 3, background: .clear,
            part: .outside([CGRect(x: 230, y: 325, width: 1240, height: 70)])
        ) {
            HStack(spacing: 10) {
                ForEach([130, 175, 220] as [CGFloat], id: \.self) { side in
                    Color.clear.frame(width: side, height: side)
                        .frame(minWidth: 150, maxWidth: 200, minHeight: 150, maxHeight: 200).fixedSize()
                        .background(.black)
                }
            }
            .padding(20).background(gray)
        },
    ]

    private static let gray = Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)
    private static let orange = Color(red: 1, green: 141 / 255, blue: 40 / 255)
    private static let shade = Color.black.opacity(0.2)
    private static let line = StrokeStyle(lineWidth: 2)
    private static let dashes = StrokeStyle(lineWidth: 2, dash: [8, 8])

    private static func radii(
        _ topLeading: CGFloat, _ topTrailing: CGFloat, _ bottomTrailing: CGFloat, _ bottomLeading: CGFloat
    ) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
            topTrailing: topTrailing)
    }

    private static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.white.frame(width: width, height: height)
    }

    private static func rows(_ bar: RowBar) -> PictureCase {
        rows(bar.picture, 829, 543, left: 499, tops: [60, 242, 422], dividers: [180, 362]) { bar }
    }

    /// - Parameters:
    ///   - width: of the picture; all numbers are pixels.
    ///   - left: the leading side of the rows' contents.
    private static func rows(
        _ name: String, _ width: CGFloat, _ height: CGFloat, left: CGFloat, tops: [CGFloat], dividers: [CGFloat],
        @ViewBuilder _ content: () -> some View
    ) -> PictureCase {
        let row = content()
        let labels: CGFloat = left - 40
        return PictureCase(
            name, size: CGSize(width: width / 3, height: height / 3), scale: 3, background: .clear,
            part: .inside(CGRect(x: labels, y: 0, width: width - labels, height: height))
        ) {
            ZStack(alignment: .topLeading) {
                gray
                ForEach(dividers, id: \.self) { top in
                    VStack { Divider() }.frame(width: (width - 120) / 3).offset(x: 20, y: top / 3)
                }
                ForEach(tops, id: \.self) { top in row.offset(x: left / 3, y: top / 3) }
            }
        }
    }
}

/// A bar with corners and a border; without radii the border is a rectangle's.
struct RowBar: View {
    let picture: String
    var radii: RectangleCornerRadii?
    var border: StrokeStyle?

    var body: some View {
        let bar = Color.white.frame(width: 90, height: 20)
        let color = Color(red: 236 / 255, green: 90 / 255, blue: 19 / 255)
        if let radii {
            let shape = UnevenRoundedRectangle(cornerRadii: radii, style: .circular)
            bar.clipShape(shape).overlay {
                if let border { shape.inset(by: 0).stroke(color, style: border) }
            }
        } else if let border {
            bar.overlay(Rectangle().stroke(color, style: border))
        }
    }
}
