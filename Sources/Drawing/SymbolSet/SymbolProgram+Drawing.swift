import CoreGraphics
import RenderModel

extension SymbolProgram {
    /// Share of the outward growth that is compensated by shrinking, so that a black symbol is only slightly larger.
    private static let compensation = 0.75

    /// Draws the symbol in one weight.
    ///
    /// 1. The stem of the weight determines the stroke thickness in units; the scale thins or thickens it.
    /// 2. All paths shrink (or grow) about the frame's center by what the edges grow outward beyond regular.
    /// 3. A grown outline is its fill followed by a stroke along its edge; a thinned one is its fill followed by an
    ///    erased stroke. Erasing parts do the reverse.
    ///
    /// Invariant: at the regular weight and medium scale, step 2 is the identity.
    package func drawing(weight: SymbolWeight, scale: SymbolScale) -> SymbolDrawing {
        let stem = weight.stem * Self.unitsPerEm * scale.strokeFactor
        let outward = edge.movement(stem: stem) - edge.movement(stem: SymbolWeight.regular.stem * Self.unitsPerEm)
        let extent = max(width, height, 1)
        let shrink = max(0.5, 1 - Self.compensation * outward / extent)
        let pen = Pen(weight: weight, stem: stem, center: CGPoint(x: width / 2, y: height / 2), shrink: shrink)
        return SymbolDrawing(
            name: name, key: "\(name)|\(weight.step)|\(scale.rawValue)",
            box: CGSize(width: width, height: height),
            layers: layers.map { layer in SymbolDrawing.Layer(steps: layer.parts.flatMap { pen.steps($0) }) })
    }

    private struct Pen {
        var weight: SymbolWeight
        var stem: Double
        var center: CGPoint
        var shrink: Double

        func steps(_ part: Part) -> [SymbolDrawing.Step] {
            guard let path = placedPath(part.paths) else { return [] }
            switch part.growth {
            case .rigid:
                return [part.mode == .paint ? .fill(path) : .erase(path)]
            case .stroke(let rule, let margin):
                let width = max(0.05, rule.nominal + rule.movement(stem: stem) + margin)
                return [part.mode == .paint ? .stroke(path, width: width) : .eraseStroke(path, width: width)]
            case .outline(let rule):
                return outlineSteps(path, mode: part.mode, growth: rule.movement(stem: stem))
            }
        }

        private func outlineSteps(_ path: PathStorage, mode: Mode, growth: Double) -> [SymbolDrawing.Step] {
            // An edge movement of less than 1/1000 em needs no stroke.
            guard abs(growth) > 0.016 else { return [mode == .paint ? .fill(path) : .erase(path)] }
            switch (mode, growth > 0) {
            case (.paint, true): return [.fill(path), .stroke(path, width: growth)]
            case (.paint, false): return [.fill(path), .eraseStroke(path, width: -growth)]
            case (.erase, true): return [.erase(path), .eraseStroke(path, width: growth)]
            case (.erase, false): return [.erase(path), .stroke(path, width: -growth)]
            }
        }

        private func placedPath(_ paths: [PathStorage]) -> PathStorage? {
            guard let path = paths.count == 3 ? interpolated(paths) : paths.first else { return nil }
            if shrink == 1 { return path }
            return path.mapPoints { point in
                CGPoint(x: center.x + (point.x - center.x) * shrink, y: center.y + (point.y - center.y) * shrink)
            }
        }

        /// The font's masters are the weights 100, 400 and 900; outlines are linear between neighbors.
        private func interpolated(_ masters: [PathStorage]) -> PathStorage? {
            let step = Double(weight.step)
            let regular = Double(SymbolWeight.regular.step)
            let black = Double(SymbolWeight.black.step)
            let (from, to, fraction) =
                step <= regular
                ? (masters[0], masters[1], step / regular)
                : (masters[1], masters[2], (step - regular) / (black - regular))
            guard from.verbs == to.verbs else { return masters[1] }
            let points = zip(from.points, to.points).map { start, end in
                CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
            }
            return PathStorage(verbs: from.verbs, points: points)
        }
    }
}
