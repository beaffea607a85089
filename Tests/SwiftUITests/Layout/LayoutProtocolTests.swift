import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Custom layouts")
@MainActor
struct LayoutProtocolTests {
    /// Hands its subviews to a closure and takes the proposal.
    private struct Inspector: Layout {
        nonisolated(unsafe) let inspect: (LayoutSubviews) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            inspect(subviews)
            return proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test("N1161: a custom layout sees a spacer's priority as minus infinity, and 0 for other views")
    func priorities() {
        var seen: [Double] = []
        _ = renderTree(
            Inspector(inspect: { seen = $0.map(\.priority) })() {
                Spacer()
                Color.red
                Color.red.layoutPriority(3)
            })
        #expect(seen == [-.infinity, 0, 3])
    }

    @Test("Subviews are a collection in source order, with slices and picked elements")
    func collection() {
        var widths: [[CGFloat]] = []
        func all(_ subviews: LayoutSubviews) -> [CGFloat] { subviews.map { $0.sizeThatFits(.unspecified).width } }
        _ = renderTree(
            Inspector(inspect: { subviews in
                widths = [all(subviews), all(subviews[1..<3]), all(subviews[[2, 0]])]
            })() {
                Color.red.frame(width: 1)
                Color.red.frame(width: 2)
                Color.red.frame(width: 3)
            })
        #expect(widths == [[1, 2, 3], [2, 3], [3, 1]])
    }

    @Test("Subviews have the container's layout direction")
    func direction() {
        var seen: LayoutDirection?
        _ = renderTree(Inspector(inspect: { seen = $0.layoutDirection })() { Color.red }, direction: .rightToLeft)
        #expect(seen == .rightToLeft)
    }

    @Test("An unset layout value is the key's default")
    func layoutValues() {
        var seen: [CGFloat] = []
        _ = renderTree(
            Inspector(inspect: { seen = $0.map { $0[Weight.self] } })() {
                Color.red
                Color.red.layoutValue(key: Weight.self, value: 4).padding(1)
            })
        #expect(seen == [1, 4])
    }

    @Test("View dimensions return guides, explicit ones separately")
    func dimensions() {
        var seen: [CGFloat?] = []
        _ = renderTree(
            Inspector(inspect: { subviews in
                let dimensions = subviews[0].dimensions(in: .unspecified)
                seen = [dimensions[.trailing], dimensions[explicit: .trailing], dimensions[explicit: .top]]
            })() {
                Color.red.frame(width: 20, height: 10).alignmentGuide(.top) { $0.height / 2 }
            })
        #expect(seen == [20, nil, 5])
    }

    @Test("One cache serves all calls for a container")
    func cache() {
        let counter = Box(0)
        struct Counting: Layout {
            nonisolated(unsafe) let counter: Box<Int>

            func makeCache(subviews: Subviews) -> Int {
                counter.value += 1
                return 7
            }

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
                cache += 1
                return proposal.replacingUnspecifiedDimensions()
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
                #expect(cache > 7)
            }
        }
        _ = renderTree(
            HStack {
                Counting(counter: counter)() { Color.red }
                Color.red
            })
        #expect(counter.value == 1)
    }

    @Test("A layout can wrap another one")
    func composition() {
        struct Wrapper: Layout {
            let inner = HStackLayout(spacing: 10)

            func makeCache(subviews: Subviews) -> HStackLayout.Cache { inner.makeCache(subviews: subviews) }

            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
            ) -> CGSize {
                inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
            ) {
                inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        let tree = renderTree(
            Wrapper()() {
                Color.red.frame(width: 20, height: 10)
                Color.red.frame(height: 10)
            })
        #expect(
            tree.filledRectangles == [
                CGRect(x: 0, y: 45, width: 20, height: 10), CGRect(x: 30, y: 45, width: 70, height: 10),
            ])
    }

    @Test("A type-erased layout keeps its behavior")
    func anyLayout() {
        for layout in [AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0))] {
            let tree = renderTree(
                layout {
                    Color.red
                    Color.red
                })
            #expect(tree.filledRectangles.count == 2)
        }
    }
}
