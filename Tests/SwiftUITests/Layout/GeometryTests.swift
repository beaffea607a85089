import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Geometry readers, coordinate spaces, anchors and preferences")
@MainActor
struct GeometryTests {
    private struct Frames: Equatable {
        var global: CGRect
        var local: CGRect
        var named: CGRect
        var size: CGSize
    }

    private func readFrames(_ direction: LayoutDirection) -> Frames? {
        let seen = Box<Frames?>(nil)
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 30)
            VStack(spacing: 0) {
                Color.red.frame(height: 20)
                GeometryReader { proxy in
                    let _ =
                        seen.value = Frames(
                            global: proxy.frame(in: .global), local: proxy.frame(in: .local),
                            named: proxy.frame(in: .named("column")), size: proxy.size)
                    Color.blue
                }
            }
            .coordinateSpace(.named("column"))
        }
        _ = renderTree(view, direction: direction)
        return seen.value
    }

    @Test("Frames in the canvas, in the reader's own and in a named space")
    func coordinateSpaces() throws {
        let frames = try #require(readFrames(.leftToRight))
        #expect(frames.global == CGRect(x: 30, y: 20, width: 70, height: 80))
        #expect(frames.local == CGRect(x: 0, y: 0, width: 70, height: 80))
        #expect(frames.named == CGRect(x: 0, y: 20, width: 70, height: 80))
        #expect(frames.size == CGSize(width: 70, height: 80))
    }

    @Test("Global frames in right-to-left layouts are those of the mirrored picture")
    func mirroredSpaces() throws {
        let frames = try #require(readFrames(.rightToLeft))
        #expect(frames.global == CGRect(x: 0, y: 20, width: 70, height: 80))
        #expect(frames.named == CGRect(x: 0, y: 20, width: 70, height: 80))
    }

    @Test("An unknown coordinate space is the canvas")
    func unknownSpace() {
        let seen = Box(CGRect.zero)
        _ = renderTree(
            GeometryReader { proxy in
                let _ = seen.value = proxy.frame(in: .named("nowhere"))
                Color.red
            }
            .padding(5))
        #expect(seen.value == CGRect(x: 5, y: 5, width: 90, height: 90))
    }

    @Test("A reader's content has the reader's environment")
    func environment() {
        let seen = Box<LayoutDirection?>(nil)
        _ = renderTree(
            GeometryReader { _ in DirectionReader(seen: seen) }.environment(\.layoutDirection, .rightToLeft))
        #expect(seen.value == .rightToLeft)
    }

    private struct Widths: PreferenceKey {
        static let defaultValue: [CGFloat] = []
        static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
    }

    @Test("Preferences are combined in source order and can be read by an overlay")
    func reduction() {
        let seen = Box<[CGFloat]>([])
        _ = renderTree(
            HStack {
                Color.red.preference(key: Widths.self, value: [1])
                VStack {
                    Color.red.preference(key: Widths.self, value: [2])
                    Color.red
                }
                Color.red.preference(key: Widths.self, value: [3])
            }
            .overlayPreferenceValue(Widths.self) { value in
                let _ = seen.value = value
                EmptyView()
            })
        #expect(seen.value == [1, 2, 3])
    }

    @Test("Without a value the default is used")
    func defaultPreference() {
        let seen = Box<[CGFloat]>([9])
        _ = renderTree(
            Color.red.backgroundPreferenceValue(Widths.self) { value in
                let _ = seen.value = value
                EmptyView()
            })
        #expect(seen.value == [])
    }

    @Test("An outer preference replaces inner ones, a transform modifies them")
    func writing() {
        let seen = Box<[CGFloat]>([])
        _ = renderTree(
            VStack {
                Color.red.preference(key: Widths.self, value: [1]).preference(key: Widths.self, value: [2])
                Color.red.preference(key: Widths.self, value: [3]).transformPreference(Widths.self) { $0.append(4) }
            }
            .overlayPreferenceValue(Widths.self) { value in
                let _ = seen.value = value
                EmptyView()
            })
        #expect(seen.value == [2, 3, 4])
    }

    @Test("A geometry reader in a background can pass its size up")
    func sizesFromReaders() {
        let seen = Box<[CGFloat]>([])
        _ = renderTree(
            HStack(spacing: 0) {
                Color.red.frame(width: 30).background(sizeReader)
                Color.red.background(sizeReader)
            }
            .overlayPreferenceValue(Widths.self) { value in
                let _ = seen.value = value
                EmptyView()
            })
        #expect(seen.value == [30, 70])
    }

    private var sizeReader: some View {
        GeometryReader { proxy in Color.clear.preference(key: Widths.self, value: [proxy.size.width]) }
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    /// A view of 20 × 10 points in a row, and a rectangle over its anchor.
    private static func marked(_ direction: LayoutDirection, after width: CGFloat) -> RenderTree {
        renderTree(
            HStack(spacing: 0) {
                Color.clear.frame(width: width)
                Color.clear.frame(width: 20, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                Color.clear
            }
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let rectangle = proxy[anchor]
                        Rectangle().frame(width: rectangle.width, height: rectangle.height)
                            .offset(x: rectangle.minX, y: rectangle.minY)
                    }
                }
            }, direction: direction)
    }

    @Test("An anchor is a frame in another view's coordinates", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func anchors(direction: LayoutDirection) {
        // The view lies in the middle, so both directions agree.
        let rectangles = Self.marked(direction, after: 40).filledRectangles
        #expect(rectangles.contains(CGRect(x: 40, y: 45, width: 20, height: 10)))
    }

    @Test("An off-center anchor is mirrored with its view")
    func mirroredAnchor() {
        let rectangles = Self.marked(.rightToLeft, after: 10).filledRectangles
        #expect(rectangles.contains(CGRect(x: 70, y: 45, width: 20, height: 10)))
    }

    @Test("A preference action runs with the content's value, and not at all where no value is set")
    func preferenceChange() {
        var seen: [[CGFloat]] = []
        let row = HStack {
            Color.red.preference(key: Widths.self, value: [3])
            Color.red.preference(key: Widths.self, value: [4])
        }
        let tree = renderTree(row.onPreferenceChange(Widths.self) { seen.append($0) })
        _ = renderTree(Color.red.onPreferenceChange(Widths.self) { seen.append($0) })
        #expect(seen == [[3, 4]])
        #expect(tree.diagnostics.isEmpty)
    }
}

private struct DirectionReader: View {
    let seen: Box<LayoutDirection?>
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let _ = seen.value = direction
        Color.red
    }
}
