import CoreGraphics
import Foundation
import RenderModel
import Testing
import WidgetHost

@Suite("Transitions between entries")
struct TransitionTests {
    private func tree(_ temperature: String, _ children: [RenderNode] = []) -> RenderTree {
        Trees.tree([Trees.text(temperature, marks: .numericTransition)] + children)
    }

    @Test("F-80: an update animates by default, and every animation ends within two seconds")
    func withinTwoSeconds() {
        let plan = TransitionPlan(from: tree("17°"), to: tree("18°", [Trees.text("rain")]))
        #expect(plan.steps.count == 2)
        #expect(plan.end > 0 && plan.end <= 2)
        #expect(plan.clamped.isEmpty)
    }

    @Test("F-80: longer animations are shortened and listed", arguments: [2.1, 10, .infinity, .nan])
    func clamped(duration: Double) {
        let plan = TransitionPlan(from: tree("17°"), to: tree("18°"), duration: duration)
        #expect(plan.end == 2)
        if duration.isFinite { #expect(plan.clamped == [NodePath([1])]) }
    }

    @Test("F-80: equal trees need no transition")
    func equal() {
        #expect(TransitionPlan(from: tree("17°"), to: tree("17°")).steps.isEmpty)
        #expect(TransitionPlan(from: tree("17°"), to: tree("17°")).end == 0)
    }

    @Test("F-81: the temperature's step is numeric text")
    func numericText() {
        let plan = TransitionPlan(from: tree("17°"), to: tree("18°"))
        #expect(plan.steps.map(\.kind) == [.numericText(from: "17°", to: "18°")])
        let plain = TransitionPlan(from: Trees.tree([Trees.text("17°")]), to: Trees.tree([Trees.text("18°")]))
        #expect(plain.steps.map(\.kind) == [.crossFade])
    }

    @Test("F-81: the frames between differ from both ends", arguments: [0.1, 0.5, 0.9])
    func between(progress: Double) {
        let roll = NumericRoll(from: "17°", to: "18°")
        let frame = roll.frame(at: progress)
        #expect(frame != roll.frame(at: 0))
        #expect(frame != roll.frame(at: 1))
        #expect(frame.contains { $0.character == "7" && $0.opacity < 1 && $0.offset < 0 })
        #expect(frame.contains { $0.character == "8" && $0.opacity < 1 && $0.offset > 0 })
        #expect(frame.contains { $0.character == "1" && $0.opacity == 1 && $0.offset == 0 })
    }

    @Test("A roll starts with the old string and ends with the new one; decreasing numbers roll down")
    func ends() {
        let roll = NumericRoll(from: "100", to: "98")
        func text(_ progress: Double) -> String {
            String(roll.frame(at: progress).sorted { $0.column > $1.column }.map(\.character))
        }
        #expect(text(0) == "100")
        #expect(text(1) == "98")
        #expect(roll.frame(at: 0.5).filter { $0.character == "0" }.allSatisfy { $0.offset > 0 })
        #expect(NumericRoll(from: "-3", to: "-5").frame(at: 0.5).contains { $0.character == "3" && $0.offset > 0 })
    }

    @Test("Moved nodes move; added and removed ones fade")
    func kinds() {
        let here = CGRect(x: 0, y: 0, width: 40, height: 20)
        let there = CGRect(x: 0, y: 60, width: 40, height: 20)
        let old = Trees.tree([Trees.text("a", frame: here)])
        let moved = TransitionPlan(from: old, to: Trees.tree([Trees.text("a", frame: there)]))
        #expect(moved.steps.map(\.kind) == [.move(from: here, to: there)])
        let come = TransitionPlan(from: Trees.tree([]), to: old)
        #expect(come.steps.map(\.kind) == [.fadeIn])
        #expect(come.steps.first?.old == nil && come.steps.first?.new == NodePath([1]))
        let gone = TransitionPlan(from: old, to: Trees.tree([]))
        #expect(gone.steps.map(\.kind) == [.fadeOut])
        #expect(gone.steps.first?.old == NodePath([1]) && gone.steps.first?.new == nil)
    }

    @Test("With reduced motion nothing rolls or moves")
    func reducedMotion() {
        let old = tree("17°", [Trees.text("a", frame: CGRect(x: 0, y: 0, width: 40, height: 20))])
        let new = tree("18°", [Trees.text("a", frame: CGRect(x: 9, y: 0, width: 40, height: 20))])
        let plan = TransitionPlan(from: old, to: new, motion: .reduced)
        #expect(plan.steps.map(\.kind) == [.crossFade, .crossFade])
    }
}
