import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("What placed views emit into the render tree")
@MainActor
struct EmissionTests {
    @Test("Containers are groups with their names and exact frames")
    func containers() throws {
        let tree = renderTree(
            HStack(spacing: 0) {
                VStack { Color.red }
                ZStack { Color.blue.frame(width: 25) }
            })
        let names = tree.root.flattened.map(\.viewType)
        #expect(names.contains("HStack"))
        #expect(names.contains("VStack"))
        #expect(names.contains("ZStack"))
        let column = try #require(tree.root.flattened.first { $0.viewType == "VStack" })
        #expect(column.frame == CGRect(x: 0, y: 0, width: 75, height: 100))
    }

    @Test("Half-pixel origins are drawn at the next whole pixel; layout continues with the exact value (layout-flow)")
    func flow() {
        let tree = renderTree(
            HStack(spacing: 1.5) {
                ForEach(0..<5) { _ in Color.red.frame(width: 60, height: 10) }
            }
            .padding(.leading, 12), width: 318, height: 10)
        #expect(tree.filledRectangles.map(\.minX) == [12, 74, 135, 197, 258])
        #expect(tree.filledRectangles.map(\.width) == [60, 60, 60, 60, 60])
    }

    @Test("A frame is not rounded in the tree, only what is drawn (pixel-snap)")
    func exactFrames() throws {
        let tree = renderTree(Color.red.frame(width: 11, height: 11), width: 20, height: 20)
        let node = try #require(tree.root.flattened.first { $0.shape != nil })
        #expect(node.frame == CGRect(x: 4.5, y: 4.5, width: 11, height: 11))
        #expect(tree.filledRectangles == [CGRect(x: 5, y: 5, width: 11, height: 11)])
    }

    @Test("Half points are whole pixels at two pixels per point")
    func halfPoints() {
        let tree = renderTree(Color.red.frame(width: 11, height: 11), width: 20, height: 20, scale: 2)
        #expect(tree.filledRectangles == [CGRect(x: 4.5, y: 4.5, width: 11, height: 11)])
    }

    @Test("Adjacent shapes still touch after snapping, also at thirds of a point")
    func noGaps() {
        for scale in [1, 2, 3] as [CGFloat] {
            let tree = renderTree(
                HStack(spacing: 0) {
                    ForEach(0..<7) { _ in Color.red }
                }, width: 100, height: 10, scale: scale)
            let rectangles = tree.filledRectangles
            for (left, right) in zip(rectangles, rectangles.dropFirst()) {
                #expect(abs(left.maxX - right.minX) < 1e-9)
            }
            #expect(abs((rectangles.last?.maxX ?? 0) - 100) < 1e-9)
        }
    }

    @Test("Views of a higher zIndex are drawn later, equal ones in source order")
    func drawingOrder() {
        let tree = renderTree(
            ZStack {
                Color.red.frame(width: 10).zIndex(1)
                Color.red.frame(width: 20)
                Color.red.frame(width: 30).zIndex(-1)
                Color.red.frame(width: 40)
            })
        #expect(tree.filledRectangles.map(\.width) == [30, 20, 40, 10])
    }

    @Test("A hidden view draws nothing")
    func hidden() {
        #expect(renderTree(Color.red.hidden()).filledRectangles.isEmpty)
    }

    @Test("N1174, N1175: a divider's color in light and dark")
    func dividerColor() throws {
        func color(_ scheme: ColorScheme) throws -> RGBA {
            let tree = renderTree(Divider(), colorScheme: scheme)
            let fill = try #require(tree.root.flattened.compactMap(\.shape).first?.fill.paint)
            guard case .color(let color) = fill else { return .clear }
            return color
        }
        let light = try color(.light)
        #expect([light.red, light.green, light.blue].map { ($0 * 255).rounded() } == [60, 60, 67])
        #expect(abs(light.alpha - 0.29) < 0.005)
        let dark = try color(.dark)
        #expect([dark.red, dark.green, dark.blue].map { ($0 * 255).rounded() } == [84, 84, 88])
        #expect(abs(dark.alpha - 0.6) < 0.005)
    }

    @Test("N1436: a divider is one point thick at accessibility sizes")
    func accessibleDivider() throws {
        let tree = renderTree(Divider().dynamicTypeSize(.accessibility1), scale: 2)
        let node = try #require(tree.root.flattened.first { $0.viewType == "Divider" })
        #expect(node.frame.height == 1)
    }

    @Test("A divider is a divider to VoiceOver")
    func dividerSemantics() throws {
        let node = try #require(renderTree(Divider()).root.flattened.first { $0.viewType == "Divider" })
        #expect(node.semantics?.role == .divider)
    }

    @Test("A scroll view clips to its frame")
    func scrollClips() throws {
        let tree = renderTree(ScrollView { Color.red.frame(width: 50, height: 300) })
        let clip = try #require(
            tree.root.flattened.compactMap { node -> PathStorage? in
                guard case .effect(.clip(let path, _)) = node.content else { return nil }
                return path
            }.first)
        #expect(clip.boundingRect == CGRect(x: 25, y: 0, width: 50, height: 100))
    }

    @Test("Drawn trees are valid: all numbers are finite", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func finite(direction: LayoutDirection) {
        let tree = renderTree(
            VStack {
                Color.red.frame(minWidth: .infinity)
                Color.blue.offset(x: .nan)
                Color.green.position(x: .infinity, y: 0)
                Color.red.padding(.infinity)
                Color.red.aspectRatio(.nan, contentMode: .fit)
                LyingLayout()() { Color.red }
            }, direction: direction)
        for node in tree.root.flattened {
            let frame = node.frame
            #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
        }
        #expect(tree.diagnostics.contains { $0.code == .invalidGeometry })
    }

    @Test("A right-to-left canvas has its leading margin on the right")
    func mirroredMargins() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let renderer = ViewRenderer(
            size: CGSize(width: 100, height: 50),
            margins: EdgeInsets(top: 1, leading: 10, bottom: 1, trailing: 4), environment: environment)
        #expect(renderer.render(Color.red).filledRectangles == [CGRect(x: 4, y: 1, width: 86, height: 48)])
    }
}

/// Answers with sizes and places that are not numbers.
private struct LyingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: CGFloat.nan, height: -5)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: ProposedViewSize(width: .nan, height: -1))
        }
    }
}
