import CoreGraphics
import SwiftUI

/// Small pictures of which a part has no letters: scaled rows, boxes around texts, badges, buttons and lines.
///
/// Letters, symbols and emoji are excluded, because their drawings differ. Where an edge's place follows from a text's
/// width, a clear box of the width that the text has in the picture stands for the text.
@MainActor
enum SnapshotPictures {
    static let cases = rows + texts + labels + badges + tiles

    private static let rows = [
        row("I0826", 1320, 864, labels: [rect(422, 120, 301, 39), rect(63, 439, 355, 49), rect(616, 743, 296, 39)]),
        row("I0827", 879, 1136, labels: [rect(202, 164, 301, 39), rect(63, 559, 355, 49), rect(235, 955, 296, 39)]),
        row("I0828", 954, 591, labels: [rect(202, 81, 301, 39), rect(63, 271, 355, 49), rect(235, 477, 296, 39)]),
        row("I0829", 634, 1361, labels: [rect(122, 201, 301, 39), rect(63, 671, 355, 49), rect(125, 1142, 296, 39)]),
        row("I0830", 897, 1029, labels: [rect(255, 146, 301, 39), rect(63, 532, 355, 49), rect(343, 893, 296, 39)]),
        row("I0831", 709, 816, labels: [rect(122, 119, 301, 39), rect(63, 384, 355, 49), rect(125, 665, 296, 39)]),
        row("I0832", 829, 843, labels: [rect(62, 209, 301, 39), rect(125, 632, 296, 39)]),
        // The second line is two pixels thick there (E-SNAP-2).
        row(
            "I0833", 870, 677,
            labels: [
                rect(87, 86, 372, 53), rect(63, 322, 355, 49), rect(140, 547, 364, 49), rect(60, 465, 750, 2),
            ]),
        row("I0834", 796, 1032, labels: [rect(63, 149, 409, 53), rect(115, 501, 355, 49), rect(126, 843, 364, 49)]),
        row("I0835", 1063, 588, labels: [rect(346, 71, 317, 53), rect(63, 270, 599, 49), rect(176, 466, 506, 49)]),
        row("I0836", 830, 1257, labels: [rect(347, 186, 313, 53), rect(61, 614, 597, 49), rect(154, 1030, 505, 49)]),
    ].compactMap { $0 }

    private static func row(_ picture: String, _ width: Int, _ height: Int, labels: [CGRect]) -> PictureCase? {
        RowSnapshots.of(picture).map {
            PictureCase(
                picture, $0, width: width, height: height, part: .outside(labels.map { $0.insetBy(dx: -3, dy: -3) }))
        }
    }

    private static let texts = [
        text("I0837", rect(315, 146, 90, 61), rect(317, 213, 86, 61)),
        text("I0838", rect(315, 137, 90, 61), rect(317, 222, 86, 61)),
        text("I0839", rect(264, 180, 91, 61), rect(370, 180, 86, 61)),
        text("I0840", rect(260, 180, 91, 61), rect(375, 180, 86, 61)),
        text("I0841", rect(225, 22, 270, 190), rect(233, 209, 255, 189)),
        text("I0842", rect(225, 8, 270, 190), rect(233, 222, 255, 190)),
        text("I0843", rect(86, 115, 270, 190), rect(379, 115, 255, 190)),
        text("I0844", rect(225, 0, 270, 186), rect(240, 234, 255, 186)),
        text("I0845", rect(322, 156, 77, 51), rect(324, 214, 73, 51)),
        text("I0846", rect(322, 147, 77, 51), rect(324, 222, 73, 51)),
        text("I0847", rect(278, 185, 77, 51), rect(370, 185, 73, 51)),
        text("I0848", rect(273, 185, 77, 51), rect(374, 185, 73, 51)),
    ].compactMap { $0 }

    /// Compares the upper and lower sides: the others follow from the letters' widths.
    private static func text(_ picture: String, _ boxes: CGRect...) -> PictureCase? {
        let excluded = boxes.flatMap { box in
            let side = rect(box.minX - 12, box.minY - 4, 24, box.height + 8)
            return [side, side.offsetBy(dx: box.width, dy: 0), box.insetBy(dx: 0, dy: 2)]
        }
        return BoxSnapshot.of(picture).map {
            PictureCase(picture, $0, width: 720, height: 420, part: .outside(excluded))
        }
    }

    private static let labels = [
        PictureCase(
            "I0870", checked(95, 21), width: 125, height: 51, part: .outside([rect(15, 15, 95, 21)])),
        PictureCase(
            "I0871", checked(95, 21), width: 200, height: 100, part: .outside([rect(53, 40, 95, 21)])),
        PictureCase(
            "I0872", belowStatusBar(isDark: false), width: 320, height: 568, part: .outside([rect(115, 284, 91, 20)])),
        PictureCase(
            "I0873", belowStatusBar(isDark: true), width: 320, height: 568, part: .outside([rect(115, 284, 91, 20)])),
        PictureCase(
            "I0879", bordered(70, 34), width: 400, height: 400, part: .outside([rect(165, 183, 70, 34)])),
        PictureCase(
            "I0882", bordered(377, 170), width: 400, height: 400, part: .outside([rect(12, 115, 377, 178)])),
        PictureCase(
            "I0895", size: CGSize(width: 390, height: 844), scale: 2, background: .clear,
            part: .outside([rect(24, 725, 733, 238)])
        ) {
            Color.red.frame(width: 370.5, height: 123)
        },
    ]

    private static func older(_ view: some View, scale: Int = 1, isDark: Bool = false) -> BoxSnapshot {
        BoxSnapshot(view, scale: scale, generation: .before2025, isDark: isDark)
    }

    private static func checked(_ width: CGFloat, _ height: CGFloat) -> BoxSnapshot {
        older(CheckedBox(width: width, height: height))
    }

    private static func belowStatusBar(isDark: Bool) -> BoxSnapshot {
        older(CheckedBox(width: 91, height: 20).padding(.top, 20), isDark: isDark)
    }

    private static func bordered(_ width: CGFloat, _ height: CGFloat) -> BoxSnapshot {
        older(Color.clear.frame(width: width, height: height).padding(8).border(.blue))
    }

    private static let badges = [
        PictureCase(
            "I0898",
            older(Capsule().foregroundStyle(.green.opacity(0.2)).frame(width: 375, height: 68), scale: 3),
            width: 1125, height: 204,
            // Columns 0 and 1124 touch the ends, where an edge has no stable place.
            part: .outside([rect(440, 60, 250, 90), rect(0, 60, 1, 84), rect(1124, 60, 1, 84)])),
        PictureCase(
            "I0899", older(PlaceholderPage(), scale: 3), width: 1125, height: 1089,
            part: .inside(rect(66, 860, 264, 229))),
        PictureCase(
            "I0900", older(Banner(), scale: 3), width: 1125, height: 311,
            part: .outside([rect(160, 60, 190, 200), rect(420, 60, 560, 190)])),
        badge("I0901", 298.0 / 3, 61.0 / 3, height: 300, letters: rect(405, 105, 315, 91)),
        badge("I0902", 167, 61.0 / 3, height: 300, letters: rect(303, 105, 519, 91)),
        badge("I0903", 298.0 / 3, 170.0 / 3, height: 450, letters: rect(405, 125, 315, 200)),
    ]

    private static func badge(
        _ picture: String, _ width: CGFloat, _ height: CGFloat, height pixels: Int, letters: CGRect
    ) -> PictureCase {
        let yellow = Color(red: 1, green: 214 / 255, blue: 51 / 255)
        let badge = Color.clear.frame(width: width, height: height).padding(.horizontal, 16).padding(.vertical, 8)
            .background(yellow).cornerRadius(8)
        return PictureCase(picture, older(badge, scale: 3), width: 1125, height: pixels, part: .outside([letters]))
    }

    private static let tiles = [
        tile("I0907", .leading, letters: rect(0, 1108, 590, 230)),
        tile("I0909", .center, letters: rect(285, 1108, 600, 230)),
        tile("I0911", .trailing, letters: rect(576, 1108, 594, 230)),
    ]

    private static func tile(_ picture: String, _ alignment: HorizontalAlignment, letters: CGRect) -> PictureCase {
        PictureCase(
            picture, BoxSnapshot(Tile(alignment: alignment).dynamicTypeSize(.medium), scale: 3), width: 1170,
            height: 2532, part: .outside([letters, rect(530, 1370, 110, 60)]))
    }

    private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
}

/// A label's box with two colors around it.
private struct CheckedBox: View {
    let width: CGFloat
    let height: CGFloat

    var body: some View {
        Color.clear.frame(width: width, height: height).padding(5)
            .background(RoundedRectangle(cornerRadius: 5).fill(.blue)).padding(10).background(.yellow)
    }
}

/// Redacted texts, placed where the picture has them: the height of the round image above is not known.
private struct PlaceholderPage: View {
    var body: some View {
        VStack {
            Color.clear.frame(height: 261)
            VStack(alignment: .leading) {
                Text(verbatim: "Turtle Rock").font(.title)
                HStack {
                    Text(verbatim: "Joshua Tree National Park").font(.subheadline)
                    Spacer()
                    Text(verbatim: "California").font(.subheadline)
                }
            }
            .padding()
            Spacer()
        }
        .redacted(reason: .placeholder)
    }
}

/// An emoji and the box of a word on a rounded banner.
private struct Banner: View {
    var body: some View {
        HStack(spacing: 24) {
            Text(verbatim: "🔥").font(.system(size: 60)).background(
                RoundedRectangle(cornerRadius: 16).padding(.horizontal, -4).foregroundStyle(.red.opacity(0.6)))
            Color.clear.frame(width: 544.0 / 3, height: 60)
        }
        .padding(.vertical).frame(maxWidth: .infinity).background(.black.opacity(0.7)).background(.purple)
        .cornerRadius(16).frame(width: 375)
    }
}

/// Texts with a line between them, and a button below, as SpeziViews arranges a tile.
private struct Tile: View {
    let alignment: HorizontalAlignment

    var body: some View {
        let label = Text(verbatim: "Buy").frame(maxWidth: .infinity, minHeight: 30)
        VStack(alignment: alignment) {
            Text(verbatim: "Clean Code")
            Divider().padding(.bottom, 4)
            Text(verbatim: "A book by Robert C. Martin")
            Button(action: {}, label: { label }).buttonStyle(.borderedProminent).padding(.top, 8)
        }
        .offset(y: 6.5)
    }
}
