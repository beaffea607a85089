import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

/// How often leaves are measured. The bounds are what the algorithm promises, not how fast a machine is.
@Suite("Layout cost")
@MainActor
struct MeasureCountTests {
    private func nested(_ depth: Int, _ counter: MeasureCounter) -> AnyView {
        if depth == 0 { return AnyView(FlexibleBox(counter: counter)) }
        let inner = nested(depth - 1, counter)
        let leaf = FlexibleBox(maximum: CGSize(width: 20, height: 20))
        if depth.isMultiple(of: 2) {
            return AnyView(
                HStack {
                    leaf
                    inner
                })
        }
        return AnyView(
            VStack {
                leaf
                inner
            })
    }

    private func calls(_ depth: Int) -> Int {
        let counter = MeasureCounter()
        _ = renderTree(nested(depth, counter), width: 300, height: 300)
        return counter.calls
    }

    @Test("Twelve nested stacks measure the innermost view at most a few times per level")
    func nestedStacks() {
        #expect(calls(12) <= 12 * 12)
    }

    @Test("Cost grows at most quadratically with depth")
    func growth() {
        let six = max(calls(6), 1)
        let twelve = calls(12)
        let twentyFour = calls(24)
        #expect(twelve <= six * 5)
        #expect(twentyFour <= twelve * 5)
    }

    @Test("A leaf of a typical widget is measured a handful of times")
    func typicalWidget() {
        let counter = MeasureCounter()
        let leaf = FlexibleBox(
            ideal: CGSize(width: 20, height: 10), maximum: CGSize(width: 20, height: 10), counter: counter)
        let leaves = 4 + 5 * 3
        _ = renderTree(
            HStack(spacing: 12) {
                VStack(alignment: .leading) {
                    leaf
                    leaf.padding(4)
                    Spacer()
                    leaf
                    leaf
                }
                Divider()
                HStack(spacing: 8) {
                    ForEach(0..<5) { _ in
                        VStack {
                            leaf
                            leaf
                            leaf
                        }
                        .frame(maxWidth: .infinity)
                    }
                }
            }
            .padding(), width: 338, height: 158)
        #expect(counter.calls <= leaves * 16)
    }

    @Test("A grid measures each cell a bounded number of times")
    func grids() {
        let counter = MeasureCounter()
        _ = renderTree(
            Grid {
                ForEach(0..<6) { _ in
                    GridRow {
                        ForEach(0..<6) { _ in FlexibleBox(counter: counter) }
                    }
                }
            })
        #expect(counter.calls <= 36 * 10)
    }
}
