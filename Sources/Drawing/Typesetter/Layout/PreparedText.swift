import CoreGraphics
import RenderModel
import Synchronization

/// A shaped text that measures itself for a proposal and lays itself out. Lengths in points.
///
/// Algorithm of `fit`, for a proposed width and height:
///
/// 1. A zero width gives width 0 (evidence: N1209); `nil` means no limit.
/// 2. Break into lines, at most `maximumLines`, and drop the lines that exceed the height; one line always remains.
/// 3. When text remains, and it is allowed: tighten the letters slightly, in steps; then shrink the text until its
///    largest font has the largest quarter point, not below `minimumScaleFactor`, at which everything fits. In the
///    image of N1421–N1426 the three lines that begin at 11 points have capitals as high as those of 10.0, 9.75 and 7.5
///    points, although each line has space for a tenth of a point more. A character that is wider than the box shrinks
///    as well: published samples draw an emoji of 500 points into 50 this way.
/// 4. When text still remains, truncate the last line with one ellipsis.
/// 5. Round the size up to pixels (N1203), the first baseline to the nearest pixel (N1204), and the last baseline,
///    moved by as much, up to a pixel (N1205).
///
/// A result is reused for every proposal between the width it needed and the width that produced it (N1207), so a text
/// does not change when it is placed at its measured size.
package final class PreparedText: Sendable {
    /// The result for a proposal: the lines, and the text whose lines they are (this one or a smaller copy). A class,
    /// because it is cached and returned far more often than created.
    final class Outcome: Sendable {
        let fit: Fit
        /// `nil` for the text itself.
        let variant: PreparedText?
        let scaleFactor: Double
        let measurement: TextMeasurement

        init(fit: Fit, variant: PreparedText?, scaleFactor: Double, measurement: TextMeasurement) {
            self.fit = fit
            self.variant = variant
            self.scaleFactor = scaleFactor
            self.measurement = measurement
        }
    }

    private struct Remembered: Sendable {
        var width: Double
        var height: Double
        var outcome: Outcome
    }

    package let input: TextLayoutInput
    private let text: SetText
    private let typesetter: Typesetter
    private let memory = Mutex<[Remembered]>([])
    private static let memoryLimit = 6

    init(typesetter: Typesetter, input: TextLayoutInput, text: SetText) {
        self.typesetter = typesetter
        self.input = input
        self.text = text
    }

    package var string: String { text.string }
    /// Characters without a glyph and fonts that were not found.
    package var diagnostics: [Diagnostic] { text.diagnostics }
    var shaped: ShapedText { text.shaped }

    /// - Parameters:
    ///   - width: the proposed width; `nil` for no limit.
    ///   - height: the proposed height; `nil` for no limit.
    package func measure(width: Double?, height: Double?) -> TextMeasurement {
        outcome(width: width, height: height).measurement
    }

    package func layout(width: Double?, height: Double?) -> TextLayout {
        let outcome = outcome(width: width, height: height)
        return LinePlacer(text: outcome.variant ?? self, outcome: outcome).layout()
    }

    /// The metrics of the tallest font, from which the distances to neighboring views follow.
    package var tallestFont: FontMetrics {
        let tallest = shaped.fonts.max { $0.ascent + $0.descent < $1.ascent + $1.descent }
        return FontMetrics(
            ascent: tallest?.ascent ?? 0, descent: tallest?.descent ?? 0, capHeight: tallest?.capHeight ?? 0)
    }

    /// Line spacing of the tallest font. For a plain font it is the line height.
    package var leading: Double {
        let tallest = shaped.fonts.max { $0.ascent + $0.descent < $1.ascent + $1.descent }
        guard let tallest else { return 0 }
        return tallest.request.leading ?? tallest.ascent + tallest.descent
    }

    func ellipsis(span: Int) -> Typesetter.Mark {
        typesetter.ellipsis(for: shaped.fonts[span])
    }

    private func outcome(width: Double?, height: Double?) -> Outcome {
        let width = max(width ?? .infinity, 0)
        let height = max(height ?? .infinity, 0)
        let known = memory.withLock { memory in
            memory.first { entry in
                let size = entry.outcome.measurement.size
                if entry.width == width, entry.height == height { return true }
                guard !entry.outcome.fit.isTruncated, entry.outcome.scaleFactor == 1 else { return false }
                guard width <= entry.width, width >= size.width else { return false }
                // One line always remains, however low the box is; only an empty text has no lines.
                if entry.outcome.fit.lines.count == 1, width > 0 { return true }
                return height >= size.height && height <= entry.height
            }
        }
        if let known { return known.outcome }
        let outcome =
            text.outcome(width: width, height: height)
            ?? {
                let outcome = makeOutcome(width: width, height: height)
                text.remember(outcome, width: width, height: height)
                return outcome
            }()
        memory.withLock { memory in
            if memory.isEmpty { memory.reserveCapacity(Self.memoryLimit) }
            if memory.count == Self.memoryLimit { memory.removeFirst() }
            memory.append(Remembered(width: width, height: height, outcome: outcome))
        }
        return outcome
    }

    private func makeOutcome(width: Double, height: Double) -> Outcome {
        if width == 0, height == 0 {
            let nothing = TextMeasurement(
                size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: !string.isEmpty,
                scaleFactor: 1)
            let fit = Fit(
                lines: [], width: 0, firstBaseline: 0, lastBaseline: 0, height: 0, isTruncated: !string.isEmpty)
            return Outcome(fit: fit, variant: nil, scaleFactor: 1, measurement: nothing)
        }
        var fit = fit(width: width, height: height)
        var variant: PreparedText?
        var factor = 1.0
        if fit.isTruncated, input.options.tightening == .allowed {
            (fit, variant) = tightened(width: width, height: height) ?? (fit, nil)
        }
        if input.options.minimumScaleFactor < 1, Self.isTooLarge(fit, width: width) {
            (fit, variant, factor) = shrunk(width: width, height: height)
        }
        let measurement = measurement(of: fit, width: width, factor: factor)
        return Outcome(fit: fit, variant: variant, scaleFactor: factor, measurement: measurement)
    }

    /// How far letters may be tightened before a text is truncated or shrunk, in em. Apple's limit is not published;
    /// this is the largest step that still looks like the same spacing.
    private static let tighteningSteps = [0.01, 0.02, 0.03]

    private func tightened(width: Double, height: Double) -> (Fit, PreparedText?)? {
        for step in Self.tighteningSteps {
            var copy = input
            for index in copy.spans.indices {
                let less = step * copy.spans[index].font.size
                switch copy.spans[index].spacing {
                case .standard: copy.spans[index].spacing = .kerning(-less)
                case .kerning(let value): copy.spans[index].spacing = .kerning(value - less)
                case .tracking(let value): copy.spans[index].spacing = .tracking(value - less)
                }
            }
            let variant = typesetter.prepare(copy)
            let fit = variant.fit(width: width, height: height)
            if !fit.isTruncated { return (fit, variant) }
        }
        return nil
    }

    /// Whether text remains, or overflows the box horizontally: one character always remains. One line remains, too,
    /// but a low box does not make it smaller: a published picture of a phone shows a column of lines of 28 and 12
    /// points, which may shrink to 0.7, in full size and 212 points high with its padding, though its stack has only
    /// half of the widget's 379 points for it. A later system does it differently: in I0446 a number of 22 points is
    /// set in 21.25 where its stack has 25.5 points of height for it.
    private static func isTooLarge(_ fit: Fit, width: Double) -> Bool {
        fit.isTruncated || fit.width > width + LineBreaker.tolerance
    }

    private func shrunk(width: Double, height: Double) -> (Fit, PreparedText?, Double) {
        let size = input.spans.reduce(0) { max($0, $1.font.size) }
        let minimum = max(input.options.minimumScaleFactor, 0.01)
        func attempt(_ factor: Double) -> (fit: Fit, variant: PreparedText, factor: Double) {
            var copy = input
            copy.spans = input.spans.map { $0.scaled(by: factor) }
            let variant = typesetter.prepare(copy)
            return (variant.fit(width: width, height: height), variant, factor)
        }
        var best = attempt(minimum)
        guard !Self.isTooLarge(best.fit, width: width), size > 0 else { return (best.fit, best.variant, best.factor) }
        // Between the minimum size, which fits, and the full one, which does not: quarter points.
        var low = Int(minimum * size * 4)
        var high = Int((size * 4).rounded(.up))
        while high - low > 1 {
            let middle = (low + high) / 2
            let tried = attempt(Double(middle) / 4 / size)
            if Self.isTooLarge(tried.fit, width: width) {
                high = middle
            } else {
                low = middle
                best = tried
            }
        }
        return (best.fit, best.variant, best.factor)
    }

    /// Steps 2 and 4: lines at this text's own size.
    private func fit(width: Double, height: Double) -> Fit {
        let breaker = LineBreaker(text: shaped, options: input.options, spans: input.spans)
        let maximum = max(input.options.maximumLines ?? .max, 1)
        var (lines, overflows) = breaker.lines(width: width, height: height, maximum: maximum)
        if height < .infinity, lines.count > 1 {
            var bottom = 0.0
            var count = 0
            for line in lines {
                bottom += line.gap + line.ascent + line.descent
                if bottom > height + LineBreaker.tolerance, count > 0 { break }
                count += 1
            }
            if count < lines.count {
                lines.removeLast(lines.count - count)
                overflows = true
            }
        }
        if overflows, let last = lines.last {
            let truncator = LineTruncator(breaker: breaker, ellipsis: ellipsis(span:))
            lines[lines.count - 1] = truncator.lastLine(last, width: width, isFirst: lines.count == 1)
        }
        var result = Fit(
            lines: lines, width: lines.reduce(0) { max($0, $1.extent) }, firstBaseline: lines.first?.ascent ?? 0,
            lastBaseline: 0, height: 0, isTruncated: overflows)
        for line in lines {
            result.height += line.gap + line.ascent + line.descent
            result.lastBaseline = result.height - line.descent
        }
        if lines.count < input.options.minimumLines, let last = lines.last {
            var extra = last
            breaker.setMetrics(&extra, isFirst: false)
            let missing = Double(input.options.minimumLines - lines.count)
            result.height += missing * (extra.gap + extra.ascent + extra.descent)
        }
        return result
    }

    private func measurement(of fit: Fit, width: Double, factor: Double) -> TextMeasurement {
        let grid = PixelGrid(scale: input.options.displayScale)
        let first = grid.nearest(fit.firstBaseline)
        let last = grid.up(fit.lastBaseline + first - fit.firstBaseline)
        return TextMeasurement(
            size: CGSize(width: min(grid.up(fit.width), width), height: grid.up(fit.height)), firstBaseline: first,
            lastBaseline: fit.lines.count > 1 ? last : first, lineCount: fit.lines.count,
            isTruncated: fit.isTruncated, scaleFactor: factor)
    }
}

/// Rounding to whole pixels.
struct PixelGrid {
    let scale: Double

    init(scale: Double) {
        self.scale = scale > 0 ? scale : 1
    }

    /// Floating-point noise below a thousandth of a pixel does not cost a whole one.
    func up(_ value: Double) -> Double { (value * scale - 1e-3).rounded(.up) / scale }

    /// Ties away from zero.
    func nearest(_ value: Double) -> Double { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
}
