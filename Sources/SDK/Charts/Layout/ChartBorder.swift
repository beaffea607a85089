import SwiftUI

/// Views along the edges of a chart: the legend and the titles of the axes. The rest is free for plot and axes.
struct ChartBorder {
    struct Item {
        let node: LayoutNode
        let position: AnnotationPosition
        let alignment: Alignment?
        let spacing: CGFloat
    }

    /// An item and its strip of the chart along an edge; an item over the plot has none.
    private struct Taken {
        let item: Item
        let size: CGSize
        let strip: CGRect?
    }

    private(set) var free: CGRect
    private var taken: [Taken] = []
    private let direction: LayoutDirection

    init(size: CGSize, direction: LayoutDirection) {
        free = CGRect(origin: .zero, size: size)
        self.direction = direction
    }

    /// Gives an item its strip of the free space. Items added earlier are further out.
    mutating func add(_ item: Item) {
        let size = item.node.size(for: ProposedViewSize(width: free.width, height: nil))
        var strip: CGRect?
        switch item.position.kind {
        case .overlay: break
        case .bottom, .bottomLeading, .bottomTrailing, .automatic:
            let taken = min(size.height + item.spacing, free.height)
            strip = CGRect(x: free.minX, y: free.maxY - size.height, width: free.width, height: size.height)
            free.size.height -= taken
        case .top, .topLeading, .topTrailing:
            let taken = min(size.height + item.spacing, free.height)
            strip = CGRect(x: free.minX, y: free.minY, width: free.width, height: size.height)
            free.origin.y += taken
            free.size.height -= taken
        case .leading, .trailing:
            let taken = min(size.width + item.spacing, free.width)
            let isLeft = (item.position == .leading) == (direction == .leftToRight)
            strip = CGRect(
                x: isLeft ? free.minX : free.maxX - size.width, y: free.minY, width: size.width, height: free.height)
            if isLeft { free.origin.x += taken }
            free.size.width -= taken
        }
        taken.append(Taken(item: item, size: size, strip: strip))
    }

    /// The final frames of the items: along the edge within the plot's length, or over the plot.
    func placed(around plot: CGRect) -> [(node: LayoutNode, frame: CGRect)] {
        taken.map { taken in
            let size = taken.size
            let place = alignment(of: taken.item).fractions(direction)
            guard let strip = taken.strip else {
                let origin = CGPoint(
                    x: plot.minX + (plot.width - size.width) * place.x,
                    y: plot.minY + (plot.height - size.height) * place.y)
                return (taken.item.node, CGRect(origin: origin, size: size))
            }
            let origin = CGPoint(
                x: strip.minX + (strip.width - size.width) * place.x,
                y: strip.minY + (strip.height - size.height) * place.y)
            return (taken.item.node, CGRect(origin: origin, size: size))
        }
    }

    /// Decided by this project: below and above a chart items start at its leading edge, next to it at its top.
    private func alignment(of item: Item) -> Alignment {
        if let alignment = item.alignment { return alignment }
        switch item.position.kind {
        case .topTrailing, .bottomTrailing: return .trailing
        case .leading, .trailing: return .top
        case .overlay: return .center
        default: return .leading
        }
    }
}
