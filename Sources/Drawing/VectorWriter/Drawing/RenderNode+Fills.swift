import RenderModel

extension RenderNode {
    /// All fills of the node's own content.
    var fills: [Fill] {
        switch content {
        case .shape(let shape): [shape.fill]
        case .symbol(let symbol): symbol.layerFills
        case .image(let image): image.template.map { [$0] } ?? []
        case .text(let text): text.lines.flatMap { $0.runs.map(\.fill) + $0.decorations.map(\.fill) }
        case .group, .effect: []
        }
    }

    /// The node alone, with its fills replaced.
    func withFills(_ change: (Fill) -> Fill) -> RenderNode {
        var node = self
        node.children = []
        switch content {
        case .shape(var shape):
            shape.fill = change(shape.fill)
            node.content = .shape(shape)
        case .symbol(var symbol):
            symbol.layerFills = symbol.layerFills.map(change)
            node.content = .symbol(symbol)
        case .image(var image):
            image.template = image.template.map(change)
            node.content = .image(image)
        case .text(var text):
            for line in text.lines.indices {
                for run in text.lines[line].runs.indices {
                    text.lines[line].runs[run].fill = change(text.lines[line].runs[run].fill)
                }
                for decoration in text.lines[line].decorations.indices {
                    let fill = text.lines[line].decorations[decoration].fill
                    text.lines[line].decorations[decoration].fill = change(fill)
                }
            }
            node.content = .text(text)
        case .group, .effect: break
        }
        return node
    }
}
