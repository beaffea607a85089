import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Distances between views")
struct ViewSpacingTests {
    typealias Metrics = ViewSpacing.TextMetrics
    static let small = Metrics(ascent: 2, descent: 3, leading: 5, pixelLength: 13)
    static let large = Metrics(ascent: 7, descent: 11, leading: 17, pixelLength: 23)

    static func plain(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) -> ViewSpacing
    {
        ViewSpacing(values: [
            .init(.top, .plain): .distance(top), .init(.leading, .plain): .distance(leading),
            .init(.bottom, .plain): .distance(bottom), .init(.trailing, .plain): .distance(trailing),
        ])
    }

    @Test("N1211: two equal texts: the lower one's leading rounded up to the pixel")
    func equalMetrics() {
        #expect(Metrics.distance(above: Self.small, below: Self.small) == 13)
    }

    @Test("N1212: a large text below a small one")
    func largeBelow() {
        #expect(Metrics.distance(above: Self.small, below: Self.large) == 26)
    }

    @Test("N1213: a small text below a large one")
    func smallBelow() {
        #expect(Metrics.distance(above: Self.large, below: Self.small) == 23)
    }

    @Test("N1214: a line with leading")
    func lineSpacing() {
        #expect(Self.small.lineSpacing == 10)
    }

    @Test("N1215: two distances of one category add up")
    func distancesAdd() {
        #expect(ViewSpacing.Value.distance(10).distance(to: .distance(15)) == 25)
    }

    @Test("N1216: a distance to text metrics is kept")
    func distanceAgainstText() {
        #expect(ViewSpacing.Value.distance(10).distance(to: .topText(Self.small)) == 10)
        #expect(ViewSpacing.Value.bottomText(Self.small).distance(to: .distance(10)) == 10)
    }

    @Test("N1217: the larger of two plain distances wins")
    func plainMaximum() {
        let ten = Self.plain(top: 10, leading: 10, bottom: 10, trailing: 10)
        #expect(ten.distance(to: .zero, along: .horizontal) == 10)
        #expect(ten.distance(to: .zero, along: .vertical) == 10)
        #expect(ViewSpacing.zero.distance(to: ten, along: .vertical) == 10)
    }

    @Test("N1218, N1219: only the facing edges matter")
    func facingEdges() {
        let spacing = Self.plain(top: 10, leading: 20, bottom: 30, trailing: 40)
        #expect(spacing.distance(to: .zero, along: .horizontal) == 40)
        #expect(spacing.distance(to: .zero, along: .vertical) == 30)
        #expect(ViewSpacing.zero.distance(to: spacing, along: .horizontal) == 20)
        #expect(ViewSpacing.zero.distance(to: spacing, along: .vertical) == 10)
    }

    @Test("N1220, N1221: left 2 and right 3 are trailing 3 in left-to-right, trailing 2 in right-to-left layouts")
    func directions() {
        #expect(Self.plain(leading: 2, trailing: 3).distance(to: .zero, along: .horizontal) == 3)
        #expect(Self.plain(leading: 3, trailing: 2).distance(to: .zero, along: .horizontal) == 2)
    }

    @Test("N1222: without a common category or a plain value the distance is 8")
    func nothingInCommon() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
        let text = ViewSpacing(values: [.init(.bottom, .textToText): .bottomText(Self.small)])
        #expect(text.distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    @Test("N1223: a union keeps the larger value of each key, on the given edges only")
    func unions() {
        let first = Self.plain(top: 1, leading: 2, bottom: 30, trailing: 4)
        let second = Self.plain(top: 10, leading: 20, bottom: 3, trailing: 40)
        let all = first.union(second)
        #expect(all.values[.init(.top, .plain)] == .distance(10))
        #expect(all.values[.init(.bottom, .plain)] == .distance(30))
        let top = first.union(second, edges: .top)
        #expect(top.values[.init(.top, .plain)] == .distance(10))
        #expect(top.values[.init(.trailing, .plain)] == .distance(4))
    }

    @Test("N1445: a view without spacing has 0 next to a text, so the text's preference wins")
    func besideText() {
        let text = ViewSpacing(values: [
            .init(.top, .edgeAboveText): .distance(6), .init(.bottom, .edgeBelowText): .distance(10),
        ])
        #expect(ViewSpacing().distance(to: text, along: .vertical) == 6)
        #expect(text.distance(to: ViewSpacing(), along: .vertical) == 10)
    }

    @Test("N1444: padding replaces the text's edge with a standard edge")
    func padded() {
        let text = ViewSpacing(values: [
            .init(.top, .edgeAboveText): .distance(6), .init(.bottom, .edgeBelowText): .distance(10),
            .init(.top, .textToText): .topText(Self.small),
        ])
        let padded = text.resetting(.top)
        #expect(padded.values[.init(.top, .textToText)] == nil)
        #expect(padded.values[.init(.top, .edgeBelowText)] == .distance(0))
        #expect(padded.values[.init(.bottom, .edgeBelowText)] == .distance(10))
    }
}
