import CoreGraphics

/// Reads a template of the SF Symbols app.
///
/// 1. Groups named WEIGHT-SCALE hold the paths of a variant; lines named Baseline-SCALE and Capline-SCALE state where
///    its text would stand, left-margin-VARIANT and right-margin-VARIANT its width. Evidence: E-SYMBOL-4.
/// 2. The distance from baseline to cap line is San Francisco's cap height, which gives the size of an em.
/// 3. A frame is as wide as the margins, less those that UIKit's symbol images have; without margins it is as wide as
///    the ink. It is as high as the ink.
///
/// Invariant: all coordinates of the result are finite and at most `reach`.
struct SymbolTemplateReader {
    /// The largest coordinate, which no template of the app comes near, and the deepest nesting.
    private static let reach = 100_000.0
    private static let depth = 64
    /// Paths of one variant.
    private static let pathLimit = 512

    private struct Element {
        var name: String
        var transform: CGAffineTransform
        var variant: SymbolTemplate.Variant?
    }

    private struct Drawing {
        var paths: [PathStorage] = []
        var classes: [[String]] = []
    }

    private var stack: [Element] = []
    private var drawings: [SymbolTemplate.Variant: Drawing] = [:]
    /// The start of each named line.
    private var guides: [String: CGPoint] = [:]
    private var sheet = ""

    static func read(_ bytes: [UInt8]) throws(SymbolTemplateProblem) -> SymbolTemplate {
        var reader = Self()
        var scanner = MarkupScanner(bytes)
        while let event = try scanner.next() {
            switch event {
            case .start(let name, let attributes, let isClosed):
                try reader.open(name, attributes, isClosed: isClosed)
            case .end(let name):
                guard reader.stack.popLast()?.name == name else { throw .malformed("</\(name.excerpt)> ends nothing") }
            case .text(let text):
                if reader.stack.last?.name == "style" { reader.sheet += text }
            }
        }
        guard reader.stack.isEmpty else { throw .malformed("it ends in the middle of an element") }
        return try reader.template()
    }

    private mutating func open(
        _ name: String, _ attributes: [String: String], isClosed: Bool
    ) throws(SymbolTemplateProblem) {
        guard stack.count < Self.depth else { throw .malformed("its groups are nested too deeply") }
        var element = stack.last ?? Element(name: "", transform: .identity)
        element.name = name
        if let transform = attributes["transform"] {
            element.transform = try Self.transform(transform).concatenating(element.transform)
        }
        if name == "g", element.variant == nil, let variant = attributes["id"].flatMap(SymbolTemplate.Variant.init) {
            element.variant = variant
            drawings[variant] = Drawing()
        }
        if let variant = element.variant {
            try draw(name, attributes, element, in: variant)
        } else if name == "line", let id = attributes["id"], let x = number(attributes["x1"]),
            let y = number(attributes["y1"])
        {
            let start = CGPoint(x: x, y: y).applying(element.transform)
            guard Self.isWithinReach(start) else { throw .malformed("a line has points that are far outside") }
            guides[id] = start
        }
        if !isClosed { stack.append(element) }
    }

    private mutating func draw(
        _ name: String, _ attributes: [String: String], _ element: Element, in variant: SymbolTemplate.Variant
    ) throws(SymbolTemplateProblem) {
        switch name {
        case "g", "title", "desc": return
        case "path": break
        default: throw .unsupported("an element <\(name.excerpt)>")
        }
        guard attributes["fill-rule"] != "evenodd" else { throw .unsupported("a fill with the even-odd rule") }
        let path = SVGPathReader.path(attributes["d"] ?? "").applying(element.transform)
        guard path.points.allSatisfy(Self.isWithinReach) else {
            throw .malformed("a path has points that are far outside")
        }
        guard !path.isEmpty else { return }
        guard (drawings[variant]?.paths.count ?? 0) < Self.pathLimit else {
            throw .unsupported("more than \(Self.pathLimit) paths")
        }
        drawings[variant, default: Drawing()].paths.append(path)
        let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        drawings[variant, default: Drawing()].classes.append(classes)
    }

    private func template() throws(SymbolTemplateProblem) -> SymbolTemplate {
        guard !drawings.isEmpty else { throw .lacksVariants }
        let style = TemplateStyle(sheet)
        var cells: [SymbolTemplate.Variant: SymbolTemplate.Cell] = [:]
        for (variant, drawing) in drawings.sorted(by: { $0.key.name < $1.key.name }) {
            cells[variant] = try cell(variant, drawing, style)
        }
        return SymbolTemplate(cells: cells)
    }

    private func cell(
        _ variant: SymbolTemplate.Variant, _ drawing: Drawing, _ style: TemplateStyle
    ) throws(SymbolTemplateProblem) -> SymbolTemplate.Cell {
        let letter = variant.scale.letter
        func guide(_ name: String) -> (x: Double, y: Double)? { guides[name].map { (Double($0.x), Double($0.y)) } }
        guard let baseline = guide("Baseline-\(letter)")?.y, let capline = guide("Capline-\(letter)")?.y,
            baseline - capline >= 1
        else { throw .lacksGuides(letter) }
        let ink = drawing.paths.reduce(CGRect.null) { $0.union($1.boundingRect) }
        guard !ink.isNull, ink.width > 0, ink.height > 0 else { throw .empty(variant.name) }
        let em = (baseline - capline) / SymbolMetrics.capitalHeight
        let factor = variant.scale.factor
        let margin = Double(SymbolMetrics.imageMargin.width) * em * factor
        var left = Double(ink.minX)
        var right = Double(ink.maxX)
        var side = 0.0
        if let start = guide("left-margin-\(variant.name)")?.x, let end = guide("right-margin-\(variant.name)")?.x,
            end - start > 2 * margin
        {
            left = start + margin
            right = end - margin
            side = margin
        }
        let top = Double(ink.minY)
        let unit = SymbolProgram.unitsPerEm / (em * factor)
        let center = (baseline + capline) / 2
        let paths = drawing.paths.map { path in
            path.mapPoints { CGPoint(x: ($0.x - left) * unit, y: ($0.y - top) * unit) }
        }
        let size = CGSize(width: (right - left) * unit, height: Double(ink.height) * unit)
        let height = (center - top) * unit + SymbolMetrics.capitalCenter * SymbolProgram.unitsPerEm
        guard Self.isWithinReach(CGPoint(x: size.width, y: size.height)), abs(height) <= Self.reach,
            paths.allSatisfy({ $0.points.allSatisfy(Self.isWithinReach) })
        else { throw .malformed("its variant \(variant.name) is far larger than its guides") }
        return SymbolTemplate.Cell(
            size: size, baseline: height, margin: side * unit,
            paths: paths, layers: drawing.classes.map(style.layer))
    }

    private static func isWithinReach(_ point: CGPoint) -> Bool { abs(point.x) <= reach && abs(point.y) <= reach }

    private func number(_ text: String?) -> Double? {
        text.flatMap { Double($0.trimmed) }.flatMap { abs($0) <= Self.reach ? $0 : nil }
    }

    /// The transforms of templates: `matrix`, `translate` and `scale`, the first outermost.
    private static func transform(_ text: String) throws(SymbolTemplateProblem) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") where !part.trimmed.isEmpty {
            let pieces = part.split(separator: "(", maxSplits: 1)
            let numbers = pieces.last.map { $0.split { $0 == "," || $0.isWhitespace } } ?? []
            let values = numbers.compactMap { Double($0) }.filter { abs($0) <= reach }
            guard pieces.count == 2, values.count == numbers.count else {
                throw .unsupported("a transform “\(text.excerpt)”")
            }
            let step: CGAffineTransform
            switch (pieces[0].trimmed, values.count) {
            case ("matrix", 6):
                step = CGAffineTransform(
                    a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
            case ("translate", 1), ("translate", 2):
                step = CGAffineTransform(translationX: values[0], y: values.count > 1 ? values[1] : 0)
            case ("scale", 1), ("scale", 2):
                step = CGAffineTransform(scaleX: values[0], y: values.count > 1 ? values[1] : values[0])
            default: throw .unsupported("a transform “\(text.excerpt)”")
            }
            result = step.concatenating(result)
        }
        return result
    }
}
