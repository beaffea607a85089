import CoreGraphics
import Foundation
import SymbolSet

/// The icon sets that drawings come from.
enum IconSet: String, CaseIterable {
    case bootstrap
    case phosphorStroke = "phosphor-stroke"
    case phosphorFill = "phosphor-fill"
    case material, fluent

    /// Thickness of the set's lines after `scale`, in units.
    var nominal: Double {
        switch self {
        case .bootstrap: 1
        case .phosphorStroke, .phosphorFill: 1.15
        case .material: 1.6
        case .fluent: 1.2
        }
    }

    /// Units per unit of the set's own grid. Bootstrap fills its 16-unit grid; the others have margins, which the scale
    /// removes so that all sets appear equally large.
    var scale: Double {
        switch self {
        case .bootstrap: 1
        case .phosphorStroke, .phosphorFill: 16.0 / 256 * 1.15
        case .material, .fluent: 16 * 1.2
        }
    }
}

/// Reads icons from the assets folder and converts them to drawings that follow the weight.
final class IconSource {
    private let folder: String
    private var fonts: [String: GlyphFont] = [:]
    /// Files that were read, relative to the assets folder.
    private(set) var filesRead: Set<String> = []

    init(assets: String) {
        folder = assets
    }

    /// An SVG icon, with the grid's center as origin.
    func icon(_ set: IconSet, _ name: String) throws -> Drawing {
        let file = "symbols/sources/\(set.rawValue)/\(name).svg"
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
            throw CompilerError.missingFile(file)
        }
        filesRead.insert(file)
        let document = try SVGReader.read(data, name: name)
        let center = document.viewBox.center
        let place = { (path: PathStorage) in path.moved(-center.x, -center.y).scaled(set.scale) }
        var components: [OutlineComponent] = []
        var strokes: [Part] = []
        for element in document.elements {
            switch element.style {
            case .fill(let evenOdd):
                components += OutlineComponent.split(place(element.path), evenOdd: evenOdd)
            case .stroke(let width):
                let rule = EdgeRule(nominal: width * set.scale, thinnest: width * set.scale * 0.9)
                strokes.append(Part(growth: .stroke(rule, margin: 0), paths: [place(element.path)]))
            }
        }
        return Drawing(Self.crowded(strokes) + Self.parts(components, nominal: set.nominal)).normalized()
    }

    /// A glyph of an icon font by its code point, such as `U+E566`.
    func glyph(_ set: IconSet, codepoint: String, filled: Bool) throws -> Drawing {
        let file: String
        switch set {
        case .material: file = "symbols/sources/material/MaterialSymbolsOutlined.ttf"
        default: file = "symbols/sources/fluent/FluentSystemIcons-\(filled ? "Filled" : "Regular").ttf"
        }
        guard let value = UInt32(codepoint.dropFirst(2), radix: 16), let scalar = Unicode.Scalar(value) else {
            throw CompilerError.badDrawing(name: codepoint, reason: "not a code point")
        }
        let variations = set == .material ? ["FILL": filled ? 1.0 : 0, "wght": 400, "opsz": 24, "GRAD": 0] : [:]
        guard let glyph = try font(file).glyph(scalar, variations: variations) else {
            throw CompilerError.badDrawing(name: codepoint, reason: "the font has no such glyph")
        }
        let components = OutlineComponent.split(glyph.path.scaled(set.scale), evenOdd: false)
        return Drawing(Self.parts(components, nominal: set.nominal)).centered().normalized()
    }

    /// Centered text in the text font. `height` is the cap height in units; `weights` are the font's weights that serve
    /// ultralight, regular and black.
    func text(_ string: String, height: Double, weights: [Double] = [100, 400, 900]) throws -> Drawing {
        let capital = 0.7275
        let masters = try weights.map { weight -> PathStorage in
            var path = PathStorage()
            var x = 0.0
            for scalar in string.unicodeScalars {
                guard let glyph = try font("fonts/Inter.ttf").glyph(scalar, variations: ["opsz": 32, "wght": weight])
                else { throw CompilerError.badDrawing(name: string, reason: "the text font lacks a letter") }
                path.append(glyph.path.moved(x, 0))
                x += glyph.advance
            }
            let scaled = path.scaled(height / capital)
            let center = scaled.inkBounds.center
            return scaled.moved(-center.x, -center.y)
        }
        return Drawing([Part(growth: .rigid, paths: masters)])
    }

    private func font(_ file: String) throws -> GlyphFont {
        if let font = fonts[file] { return font }
        let font = try GlyphFont(path: "\(folder)/\(file)")
        fonts[file] = font
        filesRead.insert(file)
        return font
    }

    /// Lines follow the weight fully, solid shapes slightly; both stop before holes and gaps close.
    private static func parts(_ components: [OutlineComponent], nominal: Double) -> [Part] {
        components.enumerated().map { index, component in
            let gap =
                components.enumerated().filter { $0.offset != index }
                .map { component.gap(to: $0.element) }.filter { $0 > 0.05 }.min() ?? .infinity
            let room = min(0.75 * component.narrowestHole, 0.8 * gap)
            let rule = EdgeRule(
                nominal: nominal, gain: gain(component, nominal: nominal), thinnest: 0.85 * component.thickness,
                thickest: room)
            return Part(growth: .outline(rule), paths: [component.path])
        }
    }

    private static func gain(_ component: OutlineComponent, nominal: Double) -> Double {
        let (least, most) = (
            min(component.bounds.width, component.bounds.height), max(component.bounds.width, component.bounds.height)
        )
        guard component.thickness < 1.5 * nominal else { return most < 3 * nominal ? 0.4 : 0.25 }
        // Small stars, such as snowflakes under a cloud, would fill up.
        return least > 1.7 * nominal && most < 3.4 * nominal ? 0.3 : 1
    }

    /// Lines of a crowded drawing thicken less: the more of the box the lines cover, the nearer the bound.
    private static func crowded(_ strokes: [Part]) -> [Part] {
        let box = Drawing(strokes).ink
        guard box.width > 0, box.height > 0 else { return strokes }
        let length = strokes.flatMap(\.paths).flatMap { $0.polygons() }.reduce(0) { $0 + $1.perimeter }
        let coverage = length * Drawing.regularStem / (box.width * box.height)
        guard coverage > 0.45 else { return strokes }
        return strokes.map { part in
            guard case .stroke(var rule, let margin) = part.growth else { return part }
            rule.thickest = 1.6 * (0.45 / coverage)
            return Part(mode: part.mode, growth: .stroke(rule, margin: margin), paths: part.paths)
        }
    }
}
