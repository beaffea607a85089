import RenderModel

/// The blend modes that change the existing content by the new drawing's alpha, expressed as masks.
///
/// 1. They apply where something is drawn: inside a path, or in an image's rectangle. Everything outside is unchanged.
/// 2. There both images are combined as defined by Porter and Duff.
enum GraphicsCompositing {
    case destinationIn, destinationAtop, sourceIn, sourceOut, copy, exclusiveOr

    init?(_ mode: CGBlendMode) {
        switch mode {
        case .destinationIn: self = .destinationIn
        case .destinationAtop: self = .destinationAtop
        case .sourceIn: self = .sourceIn
        case .sourceOut: self = .sourceOut
        case .copy: self = .copy
        case .xor: self = .exclusiveOr
        default: return nil
        }
    }

    /// - Parameters:
    ///   - source: the new drawing.
    ///   - destination: the existing content.
    ///   - area: where the mode applies; `nil` for everywhere.
    func nodes(_ source: RenderNode, over destination: [RenderNode], area: PathStorage?, frame: CGRect) -> [RenderNode]
    {
        let below = RenderNode(.group, frame: frame, children: destination)
        func effect(_ effect: Effect, _ nodes: [RenderNode]) -> RenderNode {
            RenderNode(.effect(effect), frame: frame, children: nodes)
        }
        func cut(_ node: RenderNode, from other: RenderNode) -> RenderNode {
            effect(.isolate, [other, effect(.blend(.destinationOut), [node])])
        }
        let result: [RenderNode] =
            switch self {
            case .destinationIn: [effect(.mask(source), [below])]
            case .sourceIn: [effect(.mask(below), [source])]
            case .sourceOut: [cut(below, from: source)]
            case .destinationAtop: [effect(.isolate, [source, effect(.blend(.sourceAtop), [below])])]
            case .copy: [source]
            case .exclusiveOr: [cut(below, from: source), cut(source, from: below)]
            }
        guard let area, !destination.isEmpty, area.asRect.map({ !$0.contains(frame) }) ?? true else { return result }
        var outside = PathStorage(rect: frame.union(area.boundingRect))
        outside.append(area)
        return [
            effect(.clip(outside, evenOdd: true), destination), effect(.clip(area, evenOdd: false), result),
        ]
    }
}

extension GraphicsStep {
    /// The clipping area, where it is smaller than everything.
    var area: PathStorage? {
        switch self {
        case .fill(let path, evenOdd: false, _): path
        case .picture(_, let rect, let transform): PathStorage(rect: rect).applying(transform)
        case .gradient(let gradient): gradient.area.applying(gradient.transform)
        case .fill, .stroke, .shadowed, .masked, .group: nil
        }
    }

    /// Whether drawing may affect the content below in other ways than covering it.
    var blends: Bool {
        switch self {
        case .fill, .stroke, .picture, .gradient: false
        case .shadowed(let steps, _), .masked(let steps, _, _, _): steps.contains(where: \.blends)
        case .group(let steps, _, _, let blend): blend != .normal || steps.contains(where: \.blends)
        }
    }
}
