import CoreGraphics
import RenderModel

/// Merges the nodes of several trees into one tree.
///
/// Algorithm, for each tree:
/// 1. Add its fonts, symbols and images to the common tables, equal ones once, and record their indices.
/// 2. Walk its nodes and replace the indices: in glyph runs, symbols, images, and paints that tile an image, including
///    those within masks and attachments.
///
/// Everything else of a node is unchanged, including its semantics, so that taps and accessibility work as before. An
/// index that is not in the tree's own table stays invalid.
struct TreeMerger {
    private(set) var fonts: [FontInstance] = []
    private(set) var symbols: [SymbolDrawing] = []
    private(set) var images: [ImageResource] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var fontIndices: [FontInstance: Int] = [:]
    private var symbolIndices: [SymbolDrawing: Int] = [:]
    private var imageIndices: [ImageResource: Int] = [:]

    /// The root of a tree with the indices of the common tables.
    mutating func adopt(_ tree: RenderTree) -> RenderNode {
        let indices = TableIndices(
            fonts: tree.fonts.map { Self.index(of: $0, in: &fonts, known: &fontIndices) },
            symbols: tree.symbols.map { Self.index(of: $0, in: &symbols, known: &symbolIndices) },
            images: tree.images.map { Self.index(of: $0, in: &images, known: &imageIndices) })
        diagnostics += tree.diagnostics
        return tree.root.reindexed(indices)
    }

    private static func index<Value: Hashable>(
        of value: Value, in table: inout [Value], known: inout [Value: Int]
    ) -> Int {
        if let index = known[value] { return index }
        table.append(value)
        known[value] = table.count - 1
        return table.count - 1
    }
}

/// The new indices by old ones.
private struct TableIndices {
    var fonts: [Int]
    var symbols: [Int]
    var images: [Int]

    static func new(_ index: Int, in table: [Int]) -> Int {
        table.indices.contains(index) ? table[index] : Int(Int32.max)
    }
}

extension RenderNode {
    fileprivate func reindexed(_ indices: TableIndices) -> RenderNode {
        var node = self
        switch content {
        case .group: break
        case .shape(var shape):
            shape.fill = shape.fill.reindexed(indices)
            node.content = .shape(shape)
        case .text(var text):
            for line in text.lines.indices { text.lines[line].reindex(indices) }
            node.content = .text(text)
        case .image(var image):
            image.image = TableIndices.new(image.image, in: indices.images)
            image.template = image.template?.reindexed(indices)
            node.content = .image(image)
        case .symbol(var symbol):
            symbol.symbol = TableIndices.new(symbol.symbol, in: indices.symbols)
            symbol.layerFills = symbol.layerFills.map { $0.reindexed(indices) }
            node.content = .symbol(symbol)
        case .effect(.mask(let mask)): node.content = .effect(.mask(mask.reindexed(indices)))
        case .effect: break
        }
        node.children = children.map { $0.reindexed(indices) }
        return node
    }
}

extension TextLine {
    fileprivate mutating func reindex(_ indices: TableIndices) {
        for index in runs.indices {
            runs[index].font = TableIndices.new(runs[index].font, in: indices.fonts)
            runs[index].fill = runs[index].fill.reindexed(indices)
        }
        for index in decorations.indices { decorations[index].fill = decorations[index].fill.reindexed(indices) }
        attachments = attachments.map { $0.reindexed(indices) }
    }
}

extension Fill {
    fileprivate func reindexed(_ indices: TableIndices) -> Fill {
        Fill(paint.reindexed(indices), level: level)
    }
}

extension Paint {
    fileprivate func reindexed(_ indices: TableIndices) -> Paint {
        switch self {
        case .image(let index, let origin, let size):
            .image(TableIndices.new(index, in: indices.images), origin: origin, size: size)
        case .faded(let paint, let alpha): .faded(paint.reindexed(indices), alpha)
        case .color, .linear, .radial, .elliptical, .angular, .mesh, .material, .backdrop: self
        }
    }
}
