import CoreGraphics

/// A violated invariant of the tree.
package struct TreeFinding: Hashable, Sendable, CustomStringConvertible {
    package enum Rule: String, Hashable, Sendable, CaseIterable {
        /// A number is infinite or NaN.
        case notFinite
        /// The canvas has no area or the scale is not positive.
        case emptyCanvas
        /// The canvas has more pixels than any screen that shows widgets.
        case oversizedCanvas
        /// An index is out of range of the tree's tables.
        case indexOutOfRange
        /// The tree is nested deeper than `BinaryLimits` allows.
        case tooDeep
        /// A gradient's stops do not ascend, a mesh lacks points, a symbol lacks fills, a picture lacks bytes.
        case inconsistent
    }

    package var rule: Rule
    /// View type or kind of the node with the violation.
    package var place: String
    package var message: String

    package var description: String { "\(rule.rawValue) at \(place): \(message)" }
}

extension RenderTree {
    /// The largest screens that show widgets have a quarter of this.
    private static let pixelLimit: CGFloat = 64_000_000

    /// Checks the invariants that the type cannot express. Painting a tree without findings cannot fail.
    ///
    /// 1. Canvas and tables: positive finite size and scale, finite fonts and drawings, images with their bytes.
    /// 2. Nodes, with an explicit stack: frame, geometry and paints are finite, indices are in range, the depth is
    ///    within the limit. Masks, attachments and other states of toggles count as children.
    package func validate(depthLimit: Int = BinaryLimits().depth) -> [TreeFinding] {
        var checker = checkedTables()
        checker.check([root], depth: 1, depthLimit: depthLimit)
        return checker.findings
    }

    /// The tree without the nodes that violate an invariant, and everything attached to them; `nil` when the canvas or
    /// a table violates one.
    package func withoutUnsoundNodes(depthLimit: Int = BinaryLimits().depth) -> RenderTree? {
        let checker = checkedTables()
        guard checker.findings.isEmpty else { return nil }
        var tree = self
        tree.root = RenderNode(frame: CGRect(origin: .zero, size: size))
        // Trees can be deeper than the stack allows, so nodes whose children are not all checked wait in a list.
        var open: [(node: RenderNode, rest: ArraySlice<RenderNode>)] = []
        func enter(_ node: RenderNode) {
            var own = checker
            own.checkAlone(node)
            own.check(node.nestedNodes, depth: open.count + 2, depthLimit: depthLimit)
            guard own.findings.isEmpty, open.count < depthLimit else { return }
            var bare = node
            bare.children = []
            open.append((bare, node.children[...]))
        }
        enter(root)
        while let (node, rest) = open.popLast() {
            if let child = rest.first {
                open.append((node, rest.dropFirst()))
                enter(child)
            } else if let parent = open.indices.last {
                open[parent].node.children.append(node)
            } else {
                tree.root = node
            }
        }
        return tree
    }

    /// A checker that has checked everything but the nodes.
    private func checkedTables() -> TreeValidator {
        var checker = TreeValidator(fonts: fonts.count, symbols: symbols.map(\.layers.count), images: images.count)
        checker.place = "canvas"
        checker.checkFinite(size.width, size.height, scale)
        // Each is compared so that NaN is a finding.
        if !(size.width > 0 && size.height > 0 && scale > 0) {
            checker.report(.emptyCanvas, "the canvas is \(text(size)) at scale \(text(scale))")
        }
        if size.width * size.height * scale * scale > Self.pixelLimit {
            checker.report(.oversizedCanvas, "the canvas is \(text(size)) at scale \(text(scale))")
        }
        checker.check(fonts)
        checker.check(symbols)
        checker.check(images)
        return checker
    }
}

extension Effect {
    /// True when all numbers are finite. Does not cover a mask's nodes.
    package var isFinite: Bool {
        var checker = TreeValidator(fonts: 0, symbols: [], images: 0)
        checker.check(self)
        return checker.findings.isEmpty
    }
}

private struct TreeValidator {
    /// The number of findings is limited: one fault usually affects a thousand nodes.
    private static let findingLimit = 100

    let fonts: Int
    /// Number of layers of each symbol.
    let symbols: [Int]
    let images: Int
    var place = ""
    var findings: [TreeFinding] = []

    init(fonts: Int, symbols: [Int], images: Int) {
        self.fonts = fonts
        self.symbols = symbols
        self.images = images
    }

    /// Checks nodes and everything below them, with an explicit stack.
    mutating func check(_ nodes: [RenderNode], depth: Int, depthLimit: Int) {
        var open = nodes.reversed().map { (node: $0, depth: depth) }
        while let (node, depth) = open.popLast(), findings.count < Self.findingLimit {
            guard depth <= depthLimit else {
                place = node.viewType.isEmpty ? node.content.category : node.viewType
                report(.tooDeep, "more than \(depthLimit) levels")
                continue
            }
            checkAlone(node)
            open += (node.nestedNodes + node.children).reversed().map { ($0, depth + 1) }
        }
    }

    /// Checks a node without its descendants.
    mutating func checkAlone(_ node: RenderNode) {
        place = node.viewType.isEmpty ? node.content.category : node.viewType
        checkFinite(node.frame)
        checkFinite(node.semantics?.sortPriority ?? 0)
        check(node.content)
    }

    mutating func report(_ rule: TreeFinding.Rule, _ message: String) {
        findings.append(TreeFinding(rule: rule, place: place, message: message))
    }

    mutating func checkFinite(_ values: Double...) {
        guard let bad = values.first(where: { !$0.isFinite }) else { return }
        report(.notFinite, "a number is \(text(bad))")
    }

    mutating func checkFinite(_ rect: CGRect) {
        checkFinite(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    mutating func checkFinite(_ points: [CGPoint]) {
        for point in points where !point.x.isFinite || !point.y.isFinite {
            report(.notFinite, "a point is \(text(point))")
            return
        }
    }

    mutating func checkIndex(_ index: Int, in count: Int, _ what: String) {
        guard index < 0 || index >= count else { return }
        report(.indexOutOfRange, "\(what) \(index) of \(count)")
    }

    mutating func check(_ fonts: [FontInstance]) {
        for font in fonts {
            checkFinite(font.size, font.scaleX, font.scaleY, font.shear, font.embolden)
            for variation in font.variations { checkFinite(variation.value) }
        }
    }

    mutating func check(_ symbols: [SymbolDrawing]) {
        for symbol in symbols {
            place = symbol.name
            checkFinite(symbol.box.width, symbol.box.height)
            for step in symbol.layers.flatMap({ $0.steps + $0.cutsBelow }) {
                switch step {
                case .fill(let path), .erase(let path): checkFinite(path.points)
                case .stroke(let path, let width), .eraseStroke(let path, let width):
                    checkFinite(path.points)
                    checkFinite(width)
                }
            }
        }
    }

    mutating func check(_ images: [ImageResource]) {
        for image in images {
            place = image.name
            guard (1...1 << 20).contains(image.pixelWidth), (1...1 << 20).contains(image.pixelHeight)
            else {
                report(.inconsistent, "an image of \(image.pixelWidth) x \(image.pixelHeight) pixels")
                continue
            }
            if image.format == .rawRGBA, image.bytes.count != image.pixelWidth * image.pixelHeight * 4 {
                report(
                    .inconsistent, "\(image.bytes.count) bytes for \(image.pixelWidth) x \(image.pixelHeight) pixels")
            }
        }
    }

    mutating func check(_ content: RenderNode.Content) {
        switch content {
        case .group: break
        case .shape(let shape):
            checkFinite(shape.path.points)
            if case .stroke(let stroke) = shape.style {
                checkFinite(stroke.width, stroke.miterLimit, stroke.dashPhase)
                for length in stroke.dash { checkFinite(length) }
            }
            check(shape.fill.paint)
        case .text(let text): check(text)
        case .image(let image):
            checkIndex(image.image, in: images, "picture")
            checkFinite(image.destination)
            checkFinite(image.naturalSize.width, image.naturalSize.height)
            if let template = image.template { check(template.paint) }
        case .symbol(let symbol):
            checkIndex(symbol.symbol, in: symbols.count, "symbol")
            checkFinite(symbol.destination)
            if symbols.indices.contains(symbol.symbol), symbols[symbol.symbol] != symbol.layerFills.count {
                report(.inconsistent, "\(symbol.layerFills.count) fills for \(symbols[symbol.symbol]) symbol layers")
            }
            for fill in symbol.layerFills { check(fill.paint) }
        case .effect(let effect): check(effect)
        }
    }

    mutating func check(_ text: TextContent) {
        for line in text.lines {
            checkFinite(line.origin.x, line.origin.y, line.width, line.ascent, line.descent)
            for run in line.runs {
                checkIndex(run.font, in: fonts, "font")
                checkFinite(run.width)
                checkFinite(run.glyphs.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) })
                check(run.fill.paint)
            }
            for decoration in line.decorations {
                checkFinite(decoration.x, decoration.y, decoration.width, decoration.thickness)
                check(decoration.fill.paint)
            }
        }
    }

    mutating func check(_ effect: Effect) {
        switch effect {
        case .opacity(let alpha): checkFinite(alpha)
        case .clip(let path, _): checkFinite(path.points)
        case .transform(let transform):
            checkFinite(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        case .blur(let radius, _): checkFinite(radius)
        case .shadow(let color, let radius, let offset):
            check(color)
            checkFinite(radius, offset.x, offset.y)
        case .colorFilter(let filter):
            switch filter {
            case .saturation(let amount), .contrast(let amount), .brightness(let amount), .grayscale(let amount),
                .hueRotation(let amount):
                checkFinite(amount)
            case .multiply(let color), .recolor(let color, _): check(color)
            case .invert, .luminanceToAlpha: break
            }
        case .vibrancy(let vibrancy):
            check(vibrancy.lightInk)
            check(vibrancy.darkInk)
            checkFinite(vibrancy.radius, vibrancy.weakest, vibrancy.strongest)
        case .mask, .blend, .isolate: break
        }
    }

    mutating func check(_ color: RGBA) {
        checkFinite(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }

    mutating func check(_ ramp: ColorRamp) {
        for stop in ramp.stops {
            check(stop.color)
            checkFinite(stop.location)
        }
        if zip(ramp.stops, ramp.stops.dropFirst()).contains(where: { $0.location > $1.location }) {
            report(.inconsistent, "the stops of a gradient do not ascend")
        }
    }

    mutating func check(_ paint: Paint) {
        switch paint {
        case .color(let color): check(color)
        case .linear(let ramp, let from, let to):
            check(ramp)
            checkFinite([from, to])
        case .radial(let ramp, let center, let from, let to), .angular(let ramp, let center, let from, let to):
            check(ramp)
            checkFinite([center])
            checkFinite(from, to)
        case .elliptical(let ramp, let frame, let center, let from, let to):
            check(ramp)
            checkFinite(frame)
            checkFinite([center])
            checkFinite(from, to)
        case .mesh(let mesh):
            checkFinite(mesh.points)
            for color in mesh.colors { check(color) }
            let (count, overflow) = mesh.columns.multipliedReportingOverflow(by: mesh.rows)
            if overflow || mesh.columns < 0 || mesh.points.count != count || mesh.colors.count != count {
                report(.inconsistent, "a mesh of \(mesh.columns) x \(mesh.rows) lacks points or colors")
            }
        case .image(let index, let origin, let size):
            checkIndex(index, in: images, "picture")
            checkFinite([origin])
            checkFinite(size.width, size.height)
        case .material: break
        case .backdrop(let backdrop):
            checkFinite(backdrop.radius, backdrop.saturation)
            check(backdrop.cover)
        case .faded(let inner, let alpha):
            checkFinite(alpha)
            check(inner)
        }
    }
}
