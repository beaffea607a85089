import CoreGraphics
import RenderModel

extension RenderTree {
    /// The tree as a place shows it.
    ///
    /// 1. The widget's own background (the marked nodes on the first level) is separated from the content.
    /// 2. The content gets its coloring, the background the treatment's background.
    /// 3. Background and content are combined again, and the finishes are applied to them in order.
    ///
    /// Invariants: size, scale, tables and frames of nodes are unchanged; full color without finishes returns the tree
    /// itself; equal trees and treatments give equal trees.
    package func treated(by treatment: Treatment) -> RenderTree {
        guard treatment != .fullColor else { return self }
        let layers = WidgetLayers(of: self, treatment: treatment)
        var tree = self
        tree.root.children = layers.children
        return tree
    }
}

/// A widget in two layers during its treatment.
private struct WidgetLayers {
    let outline: WidgetOutline
    var background: [RenderNode]
    var content: [RenderNode]

    init(of tree: RenderTree, treatment: Treatment) {
        let frame = CGRect(origin: .zero, size: tree.size)
        let outline = WidgetOutline(frame: frame, cornerRadius: treatment.cornerRadius)
        self.outline = outline
        let own = tree.root.children.filter(\.isContainerBackground)
        content = tree.root.children.filter { !$0.isContainerBackground }
        switch treatment.background {
        case .own(let fallback):
            background = own.isEmpty ? fallback.map { [outline.filled(.color($0))] } ?? [] : own
        case .removed: background = []
        case .solid(let color): background = [WidgetOutline(frame: frame, cornerRadius: 0).filled(.color(color))]
        case .tinted(let tint): background = outline.tinted(tint)
        case .glass: background = outline.glass()
        }
        color(by: treatment.legibleColoring, fonts: tree.fonts)
        for finish in treatment.finishes { apply(finish) }
    }

    var children: [RenderNode] { background + content }

    private mutating func color(by coloring: Treatment.Coloring, fonts: [FontInstance]) {
        switch coloring {
        case .fullColor: break
        case .accented(let groups):
            let accenting = Accenting(groups: groups, fonts: fonts)
            content = content.map { accenting.treat($0, group: .primary) }
        case .vibrant(let look):
            content = [group(.vibrancy(look.vibrancy), content.map { $0.withOpaqueGrays() })]
        case .monochrome(let color):
            content = [
                group(.colorFilter(.recolor(color, keeping: .shades)), content.map { $0.withOpaqueGrays() })
            ]
        }
    }

    private mutating func apply(_ finish: Treatment.Finish) {
        switch finish {
        case .dimmed(let factor):
            background = [group(.colorFilter(.multiply(.gray(Float(min(max(factor, 0), 1))))), children)]
            content = []
        case .inverted:
            background = [group(.colorFilter(.invert), children)]
            content = []
        case .paper(let light):
            content += outline.lit(
                by: light, darkest: AppearanceConstants.darkestPaper, coating: AppearanceConstants.paperCoating)
        case .glass(let light):
            background += outline.lit(
                by: light, darkest: AppearanceConstants.darkestGlass, coating: AppearanceConstants.glassCoating)
        }
    }

    private func group(_ effect: Effect, _ nodes: [RenderNode]) -> RenderNode {
        RenderNode(.effect(effect), frame: outline.frame, children: nodes)
    }
}

extension Treatment {
    /// An inverted face is white, so the accent's color is inverted before it is painted: it keeps its hue and is dark
    /// enough to be readable there (F-44).
    fileprivate var legibleColoring: Coloring {
        guard finishes.contains(.inverted), case .accented(var groups) = coloring else { return coloring }
        groups.accent = groups.accent.opposite.limited(toLuminance: AppearanceConstants.brightestOnWhite).opposite
        return .accented(groups)
    }
}

extension RGBA {
    fileprivate var opposite: RGBA { RGBA(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha) }
}

extension RenderNode {
    fileprivate var isContainerBackground: Bool { semantics?.marks.contains(.containerBackground) ?? false }
}

extension VibrantLook {
    /// A tint is lightened until it is as readable as white; where light ink lacks contrast, a dark shade of it is
    /// used.
    fileprivate var vibrancy: Vibrancy {
        let ink = tint?.lifted(toLuminance: AppearanceConstants.tintInkLuminance) ?? .white
        let dark = tint?.darkened(to: AppearanceConstants.darkInkFactor) ?? .black
        let (weakest, strongest) = AppearanceConstants.vibrantInk
        let share = min(max(luminance, 0), 1)
        return Vibrancy(
            radius: AppearanceConstants.vibrantBlur, lightInk: ink, darkInk: dark, ink: self.ink,
            weakest: weakest * share,
            strongest: strongest * share)
    }
}
