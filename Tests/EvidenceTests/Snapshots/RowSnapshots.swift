import CoreGraphics
import SwiftUI

import enum WidgetVocabulary.SystemColorGeneration

/// The rows of spark-ios-common's tests, laid out: where the stack has the contents, unlike in `RowPictures`.
///
/// The labels are clear boxes as wide as the widest label of the picture with the spacing next to it, because their font
/// differs. The lengths of the second row follow the type size, those of the last row do not.
@MainActor
enum RowSnapshots {
    static func of(_ picture: String) -> BoxSnapshot? {
        if let bar = RowPictures.bars.first(where: { $0.picture == picture }) {
            return rows(439, [bar, bar, bar].map { AnyView($0) })
        }
        switch picture {
        case "I0819": return rows(439, framed(90, 30))
        case "I0820": return rows(439, scaled(10, padded))
        case "I0821": return rows(439, scaled(10, row))
        case "I0822": return rows(439, scaled(10, column))
        case "I0823": return rows(439, framed(40, 40))
        case "I0824": return rows(439, [AnyView](repeating: AnyView(shifted(5, 7.5)), count: 3))
        case "I0825": return rows(379, limited(20, padded))
        case "I0826": return rows(439, framed(90, 30), at: .accessibility5)
        case "I0827": return rows(439, scaled(10, padded), at: .accessibility5)
        case "I0828": return rows(439, scaled(10, row), at: .accessibility5)
        case "I0829": return rows(439, scaled(10, column), at: .accessibility5)
        case "I0830": return rows(439, framed(40, 40), at: .accessibility5)
        case "I0831": return rows(439, shiftedRows, at: .accessibility5)
        case "I0832": return rows(379, limited(20, padded), at: .accessibility5)
        default: return olderRows(picture)
        }
    }

    /// Drawn by iOS 18.
    private static func olderRows(_ picture: String) -> BoxSnapshot? {
        let contents: (labels: CGFloat, rows: [AnyView])
        switch picture {
        case "I0833": contents = (394, framed(90, 30))
        case "I0834": contents = (446, scaled(10, padded))
        case "I0835": contents = (638, scaled(10, plainRow))
        case "I0836": contents = (635, scaled(10, plainColumn))
        default: return nil
        }
        return rows(contents.labels, contents.rows, at: .xxxLarge, generation: .before2025)
    }

    /// - Parameter labels: the width of the widest label and its spacing, in pixels.
    private static func rows(
        _ labels: CGFloat, _ contents: [AnyView], at type: DynamicTypeSize = .large,
        generation: SystemColorGeneration = .since2025
    ) -> BoxSnapshot {
        let stack = VStack(alignment: .trailing, spacing: 20) {
            ForEach(contents.indices, id: \.self) { index in
                if index > 0 { Divider() }
                HStack(spacing: 0) {
                    Color.clear.frame(width: labels / 3, height: 17)
                    contents[index]
                }
            }
        }
        return BoxSnapshot(
            stack.padding(20).background(.gray).dynamicTypeSize(type), scale: 3, generation: generation)
    }

    private static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.white.frame(width: width, height: height)
    }

    private static func padded(_ length: CGFloat) -> some View {
        box(50, 50).padding(length).background(.orange)
    }

    private static let shade = Color.black.opacity(0.2)

    private static func row(_ spacing: CGFloat) -> some View { plainRow(spacing).background(shade) }

    private static func column(_ spacing: CGFloat) -> some View { plainColumn(spacing).background(shade) }

    private static func plainRow(_ spacing: CGFloat) -> some View {
        HStack(spacing: spacing) { ForEach(0..<3) { _ in box(25, 25) } }
    }

    private static func plainColumn(_ spacing: CGFloat) -> some View {
        VStack(spacing: spacing) { ForEach(0..<3) { _ in box(25, 25) } }
    }

    /// - Parameters:
    ///   - blue: how far the second color is moved down and right.
    ///   - green: how far the third color is moved up and left.
    private static func shifted(_ blue: CGFloat, _ green: CGFloat) -> some View {
        VStack {
            Color.yellow
            Color.blue.offset(x: blue, y: blue)
            Color.green.offset(x: -green, y: -green)
        }
        .frame(width: 50, height: 50).background(shade)
    }

    /// Only the second row's offsets follow the type size.
    private static var shiftedRows: [AnyView] {
        [
            AnyView(shifted(7.5, 5)), AnyView(ScaledView(7.5, 5) { shifted($0, $1) }), AnyView(shifted(7.5, 5)),
        ]
    }

    /// Boxes; the first one's sides follow the large title.
    private static func framed(_ width: CGFloat, _ height: CGFloat) -> [AnyView] {
        [
            AnyView(ScaledView(width, height, relativeTo: .largeTitle) { box($0, $1) }),
            AnyView(ScaledView(width, height) { box($0, $1) }), AnyView(box(width, height)),
        ]
    }

    /// Contents with a length; the first one's is at most half longer.
    private static func scaled(_ base: CGFloat, _ content: @escaping @MainActor (CGFloat) -> some View) -> [AnyView] {
        [
            AnyView(ScaledView(base, base) { length, _ in content(min(length, 1.5 * base)) }),
            AnyView(ScaledView(base, base) { length, _ in content(length) }), AnyView(content(base)),
        ]
    }

    /// The first and the last of three rows.
    private static func limited(_ base: CGFloat, _ content: @escaping @MainActor (CGFloat) -> some View) -> [AnyView] {
        let rows = scaled(base, content)
        return [rows[0], rows[2]]
    }
}

/// A view of two lengths that follow the type size.
struct ScaledView<Content: View>: View {
    @ScaledMetric private var first: CGFloat
    @ScaledMetric private var second: CGFloat
    private let content: @MainActor (CGFloat, CGFloat) -> Content

    init(
        _ first: CGFloat, _ second: CGFloat, relativeTo style: Font.TextStyle = .body,
        @ViewBuilder _ content: @escaping @MainActor (CGFloat, CGFloat) -> Content
    ) {
        _first = ScaledMetric(wrappedValue: first, relativeTo: style)
        _second = ScaledMetric(wrappedValue: second, relativeTo: style)
        self.content = content
    }

    var body: some View { content(first, second) }
}
