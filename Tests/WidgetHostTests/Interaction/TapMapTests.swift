import CoreGraphics
import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Tap targets of a widget")
struct TapMapTests {
    private func map(
        _ children: [RenderNode], family: Family = .systemMedium, url: String? = "weather://city"
    ) -> TapMap {
        TapMap(Trees.tree(children, widgetURL: url), family: family)
    }

    private func button(_ name: String, _ x: Double, _ y: Double, _ side: Double = 50) -> RenderNode {
        Trees.control(.intent(Trees.intent(name)), frame: CGRect(x: x, y: y, width: side, height: side))
    }

    private func name(_ target: TapTarget) -> String {
        switch target.action {
        case .perform(let call), .toggle(let call, _): call.typeName
        case .openApp(let url): url ?? "app"
        }
    }

    private func tap(_ map: TapMap, _ x: Double, _ y: Double) -> String { name(map.target(at: CGPoint(x: x, y: y))) }

    @Test("F-85: a tap outside of controls opens the app at the widget's URL")
    func outside() {
        let map = map([button("A", 10, 10)])
        #expect(tap(map, 20, 20) == "A")
        #expect(tap(map, 150, 150) == "weather://city")
        #expect(tap(self.map([], url: nil), 5, 5) == "app")
    }

    @Test("F-88: each row's link carries its own URL")
    func rows() {
        let rows = (0..<3).map { row in
            Trees.control(
                .link(url: "notes://\(row)"), frame: CGRect(x: 0, y: Double(row) * 50, width: 158, height: 48),
                role: .link)
        }
        let map = map(rows)
        #expect((0..<3).map { tap(map, 80, Double($0) * 50 + 24) } == ["notes://0", "notes://1", "notes://2"])
        #expect(Set(map.targets.map(name)).count == 4)
    }

    @Test("F-89: a link in a small widget has no effect, and is flagged")
    func smallLink() {
        let link = Trees.control(.link(url: "notes://1"), frame: CGRect(x: 0, y: 0, width: 158, height: 48))
        let target = map([link], family: .systemSmall).target(at: CGPoint(x: 20, y: 20))
        #expect(target.action == .openApp(url: "weather://city"))
        #expect(target.finding?.contains("notes://1") == true)
    }

    @Test("F-90: a button in a small widget works")
    func smallButton() {
        #expect(tap(map([button("A", 10, 10)], family: .systemSmall), 20, 20) == "A")
    }

    @Test("F-91: an inline accessory has exactly one target")
    func inline() {
        let link = Trees.control(.link(url: "x://1"), frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let map = map([link, button("A", 0, 0)], family: .accessoryInline)
        #expect(map.targets.count == 1)
        #expect(tap(map, 5, 5) == "weather://city")
    }

    @Test("The frontmost of overlapping targets is hit, and the inner of nested ones")
    func overlapping() {
        var outer = button("outer", 0, 0, 100)
        outer.children = [button("inner", 10, 10, 30)]
        let map = map([outer, button("front", 90, 90, 50)])
        #expect(tap(map, 15, 15) == "inner")
        #expect(tap(map, 60, 60) == "outer")
        #expect(tap(map, 95, 95) == "front")
    }

    @Test("Transforms move targets")
    func transform() {
        let moved = RenderNode(
            .effect(.transform(CGAffineTransform(translationX: 100, y: 0))),
            frame: CGRect(x: 0, y: 0, width: 50, height: 50), children: [button("A", 0, 0)])
        let map = map([moved])
        #expect(tap(map, 120, 20) == "A")
        #expect(tap(map, 20, 20) == "weather://city")
        #expect(map.regions.first?.target.frame == CGRect(x: 100, y: 0, width: 50, height: 50))
    }

    @Test("Nested transforms apply from the inside out")
    func nestedTransforms() {
        let inner = RenderNode(
            .effect(.transform(CGAffineTransform(translationX: 10, y: 0))), frame: .zero, children: [button("A", 0, 0)])
        let outer = RenderNode(
            .effect(.transform(CGAffineTransform(scaleX: 2, y: 2))), frame: .zero, children: [inner])
        #expect(map([outer]).regions.first?.target.frame == CGRect(x: 20, y: 0, width: 100, height: 100))
    }

    @Test("A target scaled to zero cannot be hit")
    func degenerate() {
        let flat = RenderNode(
            .effect(.transform(CGAffineTransform(scaleX: 0, y: 1))), frame: .zero, children: [button("A", 0, 0)])
        #expect(map([flat]).regions.isEmpty)
    }

    @Test("Clipped content cannot be hit")
    func clip() {
        var path = PathStorage()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        let clipped = RenderNode(
            .effect(.clip(path, evenOdd: false)), frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            children: [button("A", 0, 0, 100)])
        let map = map([clipped])
        #expect(tap(map, 50, 50) == "A")
        var far = PathStorage()
        far.addRect(CGRect(x: 120, y: 120, width: 10, height: 10))
        let away = RenderNode(
            .effect(.clip(far, evenOdd: false)), frame: .zero, children: [button("A", 0, 0, 50)])
        #expect(self.map([away]).regions.isEmpty)
    }

    @Test("Disabled and invisible controls do not respond")
    func inert() {
        let disabled = Trees.control(
            .intent(Trees.intent("A")), frame: CGRect(x: 0, y: 0, width: 50, height: 50), marks: .disabled)
        let group = RenderNode(
            .group, frame: .zero, children: [button("B", 0, 60)], semantics: Semantics(marks: .disabled))
        let invisible = RenderNode(.effect(.opacity(0)), frame: .zero, children: [button("C", 60, 0)])
        let map = map([disabled, group, invisible])
        #expect(map.regions.isEmpty)
        #expect(tap(map, 20, 20) == "weather://city")
    }

    @Test("F-92: a small target is enlarged to 44 points, but never into a neighbor")
    func widened() {
        let map = map([button("A", 50, 50, 20), button("B", 80, 50, 20)])
        #expect(tap(map, 40, 60) == "A")
        #expect(tap(map, 37, 60) == "weather://city")
        #expect(tap(map, 81, 60) == "B")
        #expect(tap(map, 74, 60) == "A")
        #expect(tap(map, 76, 60) == "B")
    }

    @Test("F-93: the intents of a widget can be counted")
    func intents() {
        let map = map([button("A", 0, 0), button("A", 60, 0), button("B", 0, 60)])
        let names = map.targets.compactMap { target in
            if case .perform(let call) = target.action { call.typeName } else { nil }
        }
        #expect(Set(names) == ["A", "B"])
    }

    @Test("Only existing targets are found by their node")
    func byNode() {
        let map = map([button("A", 0, 0)])
        #expect(map.target(of: NodePath([1])).map(name) == "A")
        #expect(map.target(of: NodePath([])).map(name) == "weather://city")
        #expect(map.target(of: NodePath([0])) == nil)
        #expect(map.target(of: NodePath([9, 9])) == nil)
    }
}
