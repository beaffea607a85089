import RenderModel

extension RenderNode {
    /// Content for modes in which brightness, not color, carries meaning: hierarchical styles become opaque grays
    /// (F-125), because translucent white would let the unblurred backdrop through; so does the accessory background.
    /// Everything else keeps its colors, of which only the luminance is used, and every opacity that the widget set.
    func withOpaqueGrays() -> RenderNode {
        var node = self
        node.children = children.map { $0.withOpaqueGrays() }
        switch content {
        case .shape(var shape):
            if semantics?.marks.contains(.accessoryBackground) == true {
                shape.fill = Fill(.color(.gray(AppearanceConstants.accessoryGray)))
            } else {
                shape.fill = shape.fill.opaqueGray
            }
            node.content = .shape(shape)
        case .symbol(var symbol):
            symbol.layerFills = symbol.layerFills.map(\.opaqueGray)
            node.content = .symbol(symbol)
        case .image(var image):
            guard let template = image.template else { break }
            image.template = template.opaqueGray
            node.content = .image(image)
        case .text(var text):
            for line in text.lines.indices {
                for run in text.lines[line].runs.indices {
                    text.lines[line].runs[run].fill = text.lines[line].runs[run].fill.opaqueGray
                }
                for decoration in text.lines[line].decorations.indices {
                    let fill = text.lines[line].decorations[decoration].fill
                    text.lines[line].decorations[decoration].fill = fill.opaqueGray
                }
                text.lines[line].attachments = text.lines[line].attachments.map { $0.withOpaqueGrays() }
            }
            node.content = .text(text)
        case .group, .effect: break
        }
        return node
    }
}

extension Fill {
    /// A style that the widget itself made translucent stays so: replacing its opacity would remove the contrast to the
    /// prominent part. A plain color's opacity is the widget's at the first level; at the others it is the level's, and
    /// the widget's is applied around it.
    fileprivate var opaqueGray: Fill {
        guard level != .custom else { return self }
        let gray = RGBA.gray(AppearanceConstants.gray(of: level))
        let opacity: Double =
            switch paint {
            case .faded(.color, let factor): factor
            case .color(let own) where level == .primary: Double(own.alpha)
            default: 1
            }
        return Fill(.color(gray.opacity(opacity)), level: level)
    }
}
