import CoreGraphics
import RenderModel

/// A toggle in both of its states, when they have the same parts and differ in colors only.
///
/// 1. The drawings of both states are walked side by side. Any other difference, such as another symbol, another word,
///    another opacity or another shape, ends the comparison: it also shows without colors.
/// 2. For each pair of parts with different plain colors, their contrast is computed.
///
/// Invariant: `contrast` is the greatest of these ratios. Parts with gradients or other paints make the result `nil`.
struct ToggleStates {
    private(set) var contrast: Double

    /// `nil` for everything but such a toggle.
    init?(_ node: RenderNode, _ tree: RenderTree) {
        guard case .toggle = node.semantics?.interaction, let other = node.semantics?.otherState?.node
        else { return nil }
        var ratios: [Double] = []
        guard Self.compare(node, other, tree, &ratios), let greatest = ratios.max() else { return nil }
        contrast = greatest
    }

    /// Whether both nodes have the same parts with known colors.
    private static func compare(
        _ left: RenderNode, _ right: RenderNode, _ tree: RenderTree, _ ratios: inout [Double]
    ) -> Bool {
        guard left.children.count == right.children.count, left.frame == right.frame else { return false }
        switch (left.content, right.content) {
        case (.group, .group): break
        case (.effect(let one), .effect(let two)): guard one == two else { return false }
        case (.image(let one), .image(let two)):
            guard one.image == two.image, one.destination == two.destination,
                compare(one.template, two.template, &ratios)
            else { return false }
        case (.shape(let one), .shape(let two)):
            guard one.path == two.path, one.style == two.style, compare(one.fill, two.fill, &ratios)
            else { return false }
        case (.symbol(let one), .symbol(let two)):
            guard tree.symbols.indices.contains(one.symbol), tree.symbols.indices.contains(two.symbol),
                tree.symbols[one.symbol].key == tree.symbols[two.symbol].key, one.destination == two.destination,
                one.layerFills.count == two.layerFills.count
            else { return false }
            for (one, two) in zip(one.layerFills, two.layerFills) where !compare(one, two, &ratios) { return false }
        case (.text(let one), .text(let two)): guard compare(one, two, &ratios) else { return false }
        default: return false
        }
        return zip(left.children, right.children).allSatisfy { compare($0, $1, tree, &ratios) }
    }

    private static func compare(_ one: TextContent, _ two: TextContent, _ ratios: inout [Double]) -> Bool {
        guard one.string == two.string, one.lines.count == two.lines.count else { return false }
        for (one, two) in zip(one.lines, two.lines) {
            guard one.origin == two.origin, one.runs.count == two.runs.count,
                one.decorations.count == two.decorations.count
            else { return false }
            for (one, two) in zip(one.runs, two.runs) {
                guard one.font == two.font, one.range == two.range, compare(one.fill, two.fill, &ratios) else {
                    return false
                }
            }
        }
        return true
    }

    private static func compare(_ one: Fill?, _ two: Fill?, _ ratios: inout [Double]) -> Bool {
        guard let one, let two else { return one == nil && two == nil }
        if one.paint == two.paint { return true }
        guard case .color(let first) = one.paint, case .color(let second) = two.paint, first.alpha == second.alpha
        else { return false }
        ratios.append(first.contrast(to: second))
        return true
    }
}
