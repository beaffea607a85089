import RenderModel
import _Testing_CoreGraphics

@testable import SwiftUI

/// Frames by label, written while a tree is emitted.
final class FrameRecorder {
    var frames: [String: CGRect] = [:]
}

/// Notes the frame with which its content is emitted.
struct ProbeModifier {
    let label: String
    let recorder: FrameRecorder
}

extension ProbeModifier: NodeModifier {
    typealias Body = Never

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        ProbeNode(node, label, recorder, inputs)
    }
}

private final class ProbeNode: UnaryNode {
    private let label: String
    private let recorder: FrameRecorder

    init(_ child: LayoutNode, _ label: String, _ recorder: FrameRecorder, _ inputs: _ViewInputs) {
        self.label = label
        self.recorder = recorder
        super.init(child, inputs)
    }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        recorder.frames[label] = frame
        super.emit(into: &emitter, frame: frame)
    }
}

extension View {
    nonisolated func probe(_ label: String?, _ recorder: FrameRecorder) -> AnyView {
        guard let label else { return AnyView(self) }
        return AnyView(modifier(ProbeModifier(label: label, recorder: recorder)))
    }
}

/// A view without content whose lengths stay within limits; its ideal is 10, as for a shape.
struct FlexibleBox {
    var minimum = CGSize.zero
    var ideal = CGSize(width: 10, height: 10)
    var maximum = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    /// Counts calls of `measure`.
    var counter: MeasureCounter?

    static func fixed(_ width: CGFloat, _ height: CGFloat) -> FlexibleBox {
        let size = CGSize(width: width, height: height)
        return FlexibleBox(minimum: size, ideal: size, maximum: size)
    }
}

final class MeasureCounter {
    var calls = 0
}

extension FlexibleBox: View {
    typealias Body = Never

    nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(FlexibleBoxNode(view, inputs))
    }
}

private final class FlexibleBoxNode: LayoutNode {
    private let box: FlexibleBox

    init(_ box: FlexibleBox, _ inputs: _ViewInputs) {
        self.box = box
        super.init(inputs)
        viewType = "Box"
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        box.counter?.calls += 1
        let wanted = proposal.replacingUnspecifiedDimensions(by: box.ideal)
        return CGSize(
            width: min(max(wanted.width, box.minimum.width), box.maximum.width),
            height: min(max(wanted.height, box.minimum.height), box.maximum.height))
    }

    override func makeGuides() -> GuideSet { [] }
}

/// Text in a font whose characters are squares of one em: ascent 0.8, descent 0.2, capitals 0.7, no kerning.
///
/// 1. Words go to the next line when they do not fit; one that is longer than a line is broken by characters.
/// 2. A proposed width of 0 gives no size, a proposed height limits the lines (at least one).
/// 3. Its preferences toward neighbors follow N1177–N1182.
struct SquareText {
    var string: String
    var size: CGFloat = 10
    var leading: CGFloat = 0
}

extension SquareText: View {
    typealias Body = Never

    nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(SquareTextNode(view, inputs))
    }
}

private final class SquareTextNode: LayoutNode {
    private let text: SquareText

    init(_ text: SquareText, _ inputs: _ViewInputs) {
        self.text = text
        super.init(inputs)
        viewType = "Text"
    }

    private var pitch: CGFloat { text.size + text.leading }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if proposal.width == 0 || proposal.height == 0 { return .zero }
        var lines = lines(columns: proposal.width.map { $0 / text.size } ?? .infinity)
        if let height = proposal.height, height.isFinite {
            lines = Array(lines.prefix(max(Int((height + text.leading) / pitch), 1)))
        }
        let columns = CGFloat(lines.max() ?? 0)
        return CGSize(
            width: min(columns * text.size, proposal.width ?? .infinity),
            height: CGFloat(lines.count) * pitch - text.leading)
    }

    /// Characters in each line.
    private func lines(columns: CGFloat) -> [Int] {
        let limit = columns.isFinite ? max(Int(columns), 1) : Int.max
        var lines: [Int] = []
        var current = 0
        for word in text.string.split(separator: " ") {
            var length = word.count
            if current > 0 {
                if current + 1 + length <= limit {
                    current += 1 + length
                    continue
                }
                lines.append(current)
                current = 0
            }
            while length > limit {
                lines.append(limit)
                length -= limit
            }
            current = length
        }
        return lines + [current]
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return text.size * 0.8 }
        if key == VerticalAlignment.lastTextBaseline.key { return size.height - text.size * 0.2 }
        return nil
    }

    override func makeSpacing() -> ViewSpacing {
        let pixel = environment.pixelLength
        let distance = (0.1 * text.size / pixel).rounded(.up) * pixel
        let metrics = ViewSpacing.TextMetrics(
            ascent: text.size * 0.8, descent: text.size * 0.2, leading: text.leading, pixelLength: pixel)
        let above = text.size + distance - text.size * 0.8
        let below = max(text.size + distance - text.size * 0.7, distance + text.size * 0.2)
        return ViewSpacing(values: [
            .init(.top, .edgeAboveText): .distance(above), .init(.bottom, .edgeBelowText): .distance(below),
            .init(.top, .textToText): .topText(metrics), .init(.bottom, .textToText): .bottomText(metrics),
        ])
    }
}
