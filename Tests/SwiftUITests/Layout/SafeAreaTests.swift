import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Safe area of a device's screen")
@MainActor
struct SafeAreaTests {
    /// A screen of 100 by 200 points with insets at the top and the bottom.
    private static let insets = EdgeInsets(top: 50, leading: 10, bottom: 30, trailing: 20)
    private static let area = CGRect(x: 10, y: 50, width: 70, height: 120)

    private func frames(_ view: some View, direction: LayoutDirection = .leftToRight) -> [CGRect] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        return ViewRenderer(
            size: CGSize(width: 100, height: 200), safeArea: Self.insets, environment: environment
        ).render(view).filledRectangles
    }

    @Test("A view is laid out in the safe area")
    func area() {
        #expect(frames(Color.red) == [Self.area])
        #expect(frames(Color.red, direction: .rightToLeft) == [CGRect(x: 20, y: 50, width: 70, height: 120)])
    }

    @Test("A view that ignores the safe area extends over the edges that it reaches, and its siblings do not")
    func ignoring() {
        let view = ZStack {
            Color.red.ignoresSafeArea()
            Color.blue
        }
        #expect(frames(view) == [CGRect(x: 0, y: 0, width: 100, height: 200), Self.area])
        let top = VStack(spacing: 0) {
            Color.red.frame(height: 20).ignoresSafeArea()
            Color.blue
        }
        #expect(
            frames(top) == [
                CGRect(x: 0, y: 25, width: 100, height: 20), CGRect(x: 10, y: 70, width: 70, height: 100),
            ])
    }

    @Test("The edges and the regions to ignore are a choice")
    func edges() {
        #expect(frames(Color.red.ignoresSafeArea(edges: .top)) == [CGRect(x: 10, y: 0, width: 70, height: 170)])
        #expect(frames(Color.red.ignoresSafeArea(.keyboard)) == [Self.area])
        #expect(frames(Color.red.edgesIgnoringSafeArea(.leading)) == [CGRect(x: 0, y: 50, width: 80, height: 120)])
        #expect(
            frames(Color.red.ignoresSafeArea(edges: .leading), direction: .rightToLeft) == [
                CGRect(x: 20, y: 50, width: 80, height: 120)
            ])
    }

    @Test("The style of a background extends over the edges that its view reaches")
    func backgrounds() {
        let full = Color.clear.background(Color.red)
        #expect(frames(full).contains(CGRect(x: 0, y: 0, width: 100, height: 200)))
        let kept = Color.clear.background(Color.red, ignoresSafeAreaEdges: [])
        #expect(frames(kept).last == Self.area)
        let small = Color.clear.frame(width: 10, height: 10).background(Color.red)
        #expect(frames(small).contains(CGRect(x: 40, y: 105, width: 10, height: 10)))
    }

    @Test("A geometry reader has the insets of the edges that it reaches")
    func proxies() {
        let seen = Box(EdgeInsets())
        _ = frames(
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let _ = seen.value = proxy.safeAreaInsets
                    Color.red
                }
                Color.blue
            })
        #expect(seen.value == EdgeInsets(top: 50, leading: 10, bottom: 0, trailing: 20))
    }

    @Test("A widget has no safe area")
    func widget() {
        let view = ZStack { Color.red.padding(10).ignoresSafeArea() }
        #expect(renderTree(view).filledRectangles == [CGRect(x: 10, y: 10, width: 80, height: 80)])
    }
}
