import RenderModel
import WidgetHost

extension PageTransition {
    init(from old: RenderTree, revision: Int, to new: RenderTree) {
        from = revision
        steps = Self.steps(TransitionPlan(from: old, to: new), in: new)
        reducedSteps = Self.steps(TransitionPlan(from: old, to: new, motion: .reduced), in: new)
    }

    private static func steps(_ plan: TransitionPlan, in tree: RenderTree) -> [Step] {
        plan.steps.compactMap { step in
            let (old, new) = (step.old.map(way), step.new.map(way))
            func make(_ kind: Step.Kind, frames: [[Double]]? = nil, glyphs: [Glyph]? = nil) -> Step {
                Step(kind: kind, old: old, new: new, duration: step.duration, frames: frames, glyphs: glyphs)
            }
            switch step.kind {
            case .crossFade: return make(.crossFade)
            case .fadeIn: return make(.fadeIn)
            case .fadeOut: return make(.fadeOut)
            case .move(let from, let to):
                // A node's children have their own steps; its frame is not visible.
                guard let path = step.new, tree.node(at: path)?.children.isEmpty == true else { return nil }
                return make(.move, frames: [from, to].map { [$0.minX, $0.minY, $0.width, $0.height] })
            case .numericText(let from, let to):
                return make(.numericText, glyphs: NumericRoll(from: from, to: to).movements.map(Glyph.init))
            }
        }
    }

    private static func way(_ path: NodePath) -> String { path.indices.map(String.init).joined(separator: ".") }
}

extension PageTransition.Glyph {
    fileprivate init(_ movement: NumericRoll.Movement) {
        self.init(
            character: String(movement.start.character), column: movement.start.column,
            start: [movement.start.opacity, movement.start.offset], end: [movement.end.opacity, movement.end.offset])
    }
}
