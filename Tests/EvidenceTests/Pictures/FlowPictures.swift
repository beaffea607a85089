import CoreGraphics
import SwiftUI

/// Tiles that fill line after line, as SwiftUI-Flow's tests of lazy flows show them.
@MainActor
enum FlowPictures {
    static let cases = [
        PictureCase("I0021", size: CGSize(width: 320, height: 250), scale: 1, background: .clear) {
            Tiles(axis: .horizontal)
        },
        PictureCase("I0028", size: CGSize(width: 200, height: 320), scale: 1, background: .clear) {
            Tiles(axis: .vertical)
        },
    ]
}

private struct Tiles: View {
    let axis: Axis
    private let colors: [Color] = [
        .blue, .orange, .green, .yellow, .brown, .mint, .indigo, .cyan, .gray, .pink,
    ]
    /// Points, as measured in the picture.
    private let sides: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]

    var body: some View {
        LineByLine(axis: axis) {
            ForEach(Array(zip(sides, colors).enumerated()), id: \.offset) { tile in
                RoundedRectangle(cornerRadius: 8)
                    .fill(tile.element.1)
                    .frame(width: tile.element.0, height: tile.element.0)
            }
        }
        .padding(12)
        .background(.white)
    }
}

/// Five subviews a line, eight points between them and between the lines.
private struct LineByLine: Layout {
    let axis: Axis
    private let gap: CGFloat = 8
    private let perLine = 5

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        frames(of: subviews).reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews) -> [CGRect] {
        var frames: [CGRect] = []
        var along: CGFloat = 0
        var across: CGFloat = 0
        var thickness: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            if index > 0, index.isMultiple(of: perLine) {
                across += thickness + gap
                (along, thickness) = (0, 0)
            }
            let size = subview.sizeThatFits(.unspecified)
            let isHorizontal = axis == .horizontal
            let origin = isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
            frames.append(CGRect(origin: origin, size: size))
            along += (isHorizontal ? size.width : size.height) + gap
            thickness = max(thickness, isHorizontal ? size.height : size.width)
        }
        return frames
    }
}
