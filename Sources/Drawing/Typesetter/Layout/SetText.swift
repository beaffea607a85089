import RenderModel
import Synchronization

/// What follows from a text's input alone: its shape, and the lines that it was broken into.
///
/// The typesetter keeps it, so that a text that appears again is not shaped and broken again.
///
/// Every answer is the one that a fresh computation for exactly this proposal gives. What a `PreparedText` remembers
/// beyond that, for proposals in between (N1207), stays with it: else a text would depend on what was set before it.
final class SetText: Sendable {
    private struct Answer: Sendable {
        var width: Double
        var height: Double
        var outcome: PreparedText.Outcome
    }

    let string: String
    let shaped: ShapedText
    /// Characters without a glyph and fonts that were not found.
    let diagnostics: [Diagnostic]
    private let answers = Mutex<[Answer]>([])
    /// A stack asks for the minimum, the maximum, the ideal and the final length; two places of a text are kept.
    private static let capacity = 8

    init(string: String, shaped: ShapedText, diagnostics: [Diagnostic]) {
        self.string = string
        self.shaped = shaped
        self.diagnostics = diagnostics
    }

    func outcome(width: Double, height: Double) -> PreparedText.Outcome? {
        answers.withLock { answers in
            answers.first { $0.width == width && $0.height == height }?.outcome
        }
    }

    func remember(_ outcome: PreparedText.Outcome, width: Double, height: Double) {
        // A variant holds the typesetter, which holds this text: it would never go away.
        guard outcome.variant == nil else { return }
        answers.withLock { answers in
            if answers.isEmpty { answers.reserveCapacity(4) }
            if answers.count == Self.capacity { answers.removeFirst() }
            answers.append(Answer(width: width, height: height, outcome: outcome))
        }
    }
}
