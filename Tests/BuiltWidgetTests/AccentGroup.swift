import Painter
import RenderModel

/// The two parts of a widget in accented mode.
enum AccentGroup: String, CaseIterable, Sendable { case accent, primary }

/// How a group is painted.
struct GroupInk {
    /// Pixels that the group changes.
    var covered = 0
    /// Pixels whose color is not between the backdrop's and the group's.
    var strays = 0
}

extension PlacedExample {
    /// Draws a single group and checks that it has one color.
    ///
    /// 1. The place is drawn empty, and with the group's own texts, symbols and shapes.
    /// 2. A differing pixel must be a blend of the empty one and the color: the channel with the largest difference
    ///    determines the fraction, and the others must match it.
    func ink(of group: AccentGroup, in tree: RenderTree, towards color: Pixel) throws -> GroupInk {
        let density = 2.0
        let empty = try picture(of: tree.emptied, before: .gray(0), density: density)
        var alone = tree
        alone.root = tree.root.only(group)
        let drawn = try picture(of: alone, before: .gray(0), density: density)
        var ink = GroupInk()
        for y in 0..<drawn.height {
            for x in 0..<drawn.width where drawn[x, y] != empty[x, y] {
                ink.covered += 1
                if !drawn[x, y].isBetween(empty[x, y], color) { ink.strays += 1 }
            }
        }
        return ink
    }
}

extension Pixel {
    static let white = Pixel(red: 255, green: 255, blue: 255)

    private var channels: [Double] { [red, green, blue].map(Double.init) }

    fileprivate func isBetween(_ first: Pixel, _ second: Pixel) -> Bool {
        let ways = zip(first.channels, second.channels).map { $1 - $0 }
        let gone = zip(first.channels, channels).map { $1 - $0 }
        guard let longest = ways.indices.max(by: { abs(ways[$0]) < abs(ways[$1]) }), ways[longest] != 0 else {
            return gone.allSatisfy { $0 == 0 }
        }
        let part = gone[longest] / ways[longest]
        guard part > -0.02, part < 1.02 else { return false }
        // Channels are rounded, and colors are blended in several steps.
        return zip(ways, gone).allSatisfy { abs($0 * part - $1) <= 4 }
    }
}

extension RenderNode {
    /// Without pictures, backgrounds and what belongs to the other group.
    fileprivate func only(_ group: AccentGroup, within outer: AccentGroup = .primary) -> RenderNode {
        var node = self
        let own: AccentGroup = semantics?.marks.contains(.accentable) == true ? .accent : outer
        switch content {
        case .image: node.content = .group
        case .text, .symbol, .shape: if own != group { node.content = .group }
        case .group, .effect: break
        }
        node.children = children.map { $0.only(group, within: own) }
        return node
    }
}
