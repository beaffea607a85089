import Foundation
import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

/// Every scenario of the corpus, left to right and right to left.
@MainActor
struct LayoutCorpusTests {
    nonisolated static let scenarios: [CorpusScenario] = {
        do {
            return try CorpusScenario.all()
        } catch {
            Issue.record("\(error)")
            return []
        }
    }()

    @Test("F-111: each scenario produces the frames that the rules predict", arguments: scenarios)
    func framesFollowTheRules(_ scenario: CorpusScenario) throws {
        let failures =
            try mismatches(scenario, direction: .leftToRight) + mismatches(scenario, direction: .rightToLeft)
        if scenario.isDisabled {
            if failures.isEmpty { Issue.record("passes now: take the x away") }
        } else if !failures.isEmpty {
            Issue.record(Comment(rawValue: failures.joined(separator: "\n")))
        }
    }

    @Test("The corpus has at least 300 scenarios, each with frames to compare")
    func corpusIsLarge() {
        #expect(Self.scenarios.count >= 300)
        for scenario in Self.scenarios where scenario.leftToRight.isEmpty && scenario.diagnostics.isEmpty {
            Issue.record("\(scenario.testDescription) expects nothing")
        }
    }

    private func mismatches(_ scenario: CorpusScenario, direction: LayoutDirection) throws -> [String] {
        let recorder = FrameRecorder()
        let view = try CorpusBuilder(recorder: recorder).view(scenario.root)
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        environment.displayScale = scenario.scale
        let size = canvas(scenario, view, environment)
        let tree = ViewRenderer(size: size, environment: environment).render(
            CorpusCanvas(content: view, scenario: scenario))
        var failures: [String] = []
        for expectation in expectations(scenario, direction, canvas: size) {
            let found = recorder.frames[expectation.label]
            guard !expectation.matches(found) else { continue }
            let side = direction == .leftToRight ? "left to right" : "right to left"
            failures.append("\(side): \(expectation.label) is \(Self.text(found)), expected \(expectation.text)")
        }
        for code in scenario.diagnostics where !tree.diagnostics.contains(where: { $0.code.rawValue == code }) {
            failures.append("no diagnostic \(code)")
        }
        return failures
    }

    /// The canvas is as large as the proposal, and as the view where the proposal leaves it open.
    private func canvas(_ scenario: CorpusScenario, _ view: AnyView, _ environment: EnvironmentValues) -> CGSize {
        let proposal = ProposedViewSize(
            width: scenario.width.map { CGFloat($0) }, height: scenario.height.map { CGFloat($0) })
        let fitting = ViewRenderer(size: .zero, environment: environment).sizeThatFits(view, proposal)
        func length(_ proposed: Double?, _ own: CGFloat) -> CGFloat {
            guard let proposed, proposed.isFinite else { return own }
            return proposed
        }
        return CGSize(
            width: length(scenario.width, fitting.width), height: length(scenario.height, fitting.height))
    }

    private func expectations(
        _ scenario: CorpusScenario, _ direction: LayoutDirection, canvas: CGSize
    ) -> [CorpusScenario.Expectation] {
        if direction == .leftToRight { return scenario.leftToRight }
        if !scenario.rightToLeft.isEmpty { return scenario.rightToLeft }
        return scenario.leftToRight.map { expectation in
            var mirrored = expectation
            if expectation.numbers.count == 4, let x = expectation.numbers[0] {
                mirrored.numbers[0] = expectation.numbers[2].map { canvas.width - x - $0 }
            }
            return mirrored
        }
    }

    private static func text(_ frame: CGRect?) -> String {
        guard let frame else { return "not drawn" }
        return "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }
}

extension CorpusScenario.Expectation {
    func matches(_ frame: CGRect?) -> Bool {
        guard let frame else { return numbers.isEmpty }
        if numbers.isEmpty { return false }
        return zip(numbers, [frame.minX, frame.minY, frame.width, frame.height]).allSatisfy { expected, found in
            // Expected numbers are written with three decimals.
            expected.map { abs($0 - found) < 0.001 } ?? true
        }
    }

    var text: String {
        numbers.isEmpty ? "not drawn" : numbers.map { $0.map { "\($0)" } ?? "?" }.joined(separator: " ")
    }
}

/// Asks its content with the scenario's proposal, which may be open or endless, and centers it.
private struct CorpusCanvas {
    let content: AnyView
    let scenario: CorpusScenario
}

extension CorpusCanvas: View {
    typealias Body = Never

    nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        let proposal = ProposedViewSize(
            width: view.scenario.width.map { CGFloat($0) }, height: view.scenario.height.map { CGFloat($0) })
        let root = ViewRenderer.makeRoot(view.content, inputs: inputs)
        outputs.nodes.append(CorpusCanvasNode(root, proposal, inputs))
    }
}

private final class CorpusCanvasNode: UnaryNode {
    private let proposal: ProposedViewSize

    init(_ child: LayoutNode, _ proposal: ProposedViewSize, _ inputs: _ViewInputs) {
        self.proposal = proposal
        super.init(child, inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: self.proposal)
    }
}
