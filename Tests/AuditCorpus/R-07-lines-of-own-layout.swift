import SwiftUI

/// Lines at a fixed distance, whatever their heights are.
struct Lines: Layout {
    #if FAULT
        private let distance: CGFloat = 12
    #else
        private let distance: CGFloat = 26
    #endif

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let height = distance * CGFloat(max(sizes.count - 1, 0)) + (sizes.last?.height ?? 0)
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, line) in subviews.enumerated() {
            let point = CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * distance)
            line.place(at: point, proposal: .unspecified)
        }
    }
}

struct ProbeView: View {
    var body: some View {
        Lines {
            Text("Rugby").font(.headline)
            Text("Home side leads").font(.caption)
            Text("second half").font(.caption)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
