import CoreGraphics
import RenderModel

extension AuditElement {
    /// Whether the element is neither rotated nor skewed, so that its rectangles are exact.
    var isUpright: Bool { abs(toCanvas.b) < 0.001 && abs(toCanvas.c) < 0.001 }

    /// What assistive technology leaves out, or what is too faint to be read, decorates.
    var isDecoration: Bool { isHidden || opacity * strength < 0.5 }

    /// The alpha of the strongest run of a text; 1 for anything else, and where it is not known.
    private var strength: Double { text?.runs.map { $0.paint.leastAlpha ?? 1 }.max() ?? 1 }

    /// Where the glyphs of each run are on the canvas, from the capitals' height to the baseline, within the text's
    /// frame; empty for anything but upright text. Glyphs without ink, such as spaces, count.
    var inkBoxes: [CGRect] {
        guard isUpright, let text, !text.string.allSatisfy(\.isWhitespace) else { return [] }
        return text.runs.map { $0.ink.applying(toCanvas).intersection(frame) }.filter { !$0.isNull && !$0.isEmpty }
    }

    /// The bounds of `inkBoxes`; null without any.
    var inkBounds: CGRect { inkBoxes.reduce(CGRect.null) { $0.union($1) } }

    /// Where a symbol is painted on the canvas: its frame has margins. The frame of anything else, and of a symbol whose
    /// drawing is not known.
    var symbolInk: CGRect { drawing.map { $0.ink.applying(toCanvas) } ?? frame }

    /// The frame on the canvas without what a mask hides.
    var maskedFrame: CGRect { mask.map { frame.intersection($0) } ?? frame }

    /// Whether the element is part of a chart, which places its labels along its axes.
    var isInChart: Bool { RepeatedViews.pattern(of: identity).split(separator: "/").contains("Chart") }

    /// Whether the element is part of a view at a path.
    func isWithin(_ path: [Int]) -> Bool { self.path.starts(with: path) }
}
