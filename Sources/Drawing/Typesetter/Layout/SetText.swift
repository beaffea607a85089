import RenderModel
import Synchronization

/// Results that depend only on a text's input: its shape, and the lines that it was broken into.
///
/// Cached by the typesetter, so that a repeated text is not shaped and broken again.
///
/// Every result equals a fresh computation for exactly this proposal. What a `PreparedText` additionally caches, for
/// proposals in between (N1207), is not shared: otherwise a text would depend on earlier texts.
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
    /// A stack requests the minimum, the maximum, the ideal and the final length; results for two occurrences of a text
    /// are kept.
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
        // A variant retains the typesetter, which retains this text: a retain cycle.
        guard outcome.variant == nil else { return }
        answers.withLock { answers in
            if answers.isEmpty { answers.reserveCapacity(4) }
            if answers.count == Self.capacity { answers.removeFirst() }
            answers.append(Answer(width: width, height: height, outcome: outcome))
        }
    }
}
