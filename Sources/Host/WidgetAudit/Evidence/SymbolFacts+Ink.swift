import CoreGraphics
import RenderModel

extension SymbolFacts {
    init(_ symbol: SymbolContent, _ drawing: SymbolDrawing) {
        self.init(key: drawing.key, fills: symbol.layerFills, ink: symbol.ink(of: drawing))
    }
}

extension SymbolContent {
    /// The rectangle around what the layers add, which the frame of a symbol surrounds with a margin; the destination for
    /// a drawing without layers. What layers erase does not count.
    fileprivate func ink(of drawing: SymbolDrawing) -> CGRect {
        let box = drawing.layers.flatMap(\.steps).reduce(CGRect.null) { $0.union($1.added) }
        guard !box.isNull, drawing.box.width > 0, drawing.box.height > 0 else { return destination }
        var place = CGAffineTransform(
            a: destination.width / drawing.box.width, b: 0, c: 0, d: destination.height / drawing.box.height,
            tx: destination.minX, ty: destination.minY)
        if mirrored {
            place.a = -place.a
            place.tx = destination.maxX
        }
        return box.applying(place)
    }
}

extension SymbolDrawing.Step {
    /// In units of the drawing's box; null for a step that erases.
    fileprivate var added: CGRect {
        switch self {
        case .fill(let path): path.boundingRect
        case .stroke(let path, let width): path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)
        case .erase, .eraseStroke: .null
        }
    }
}
