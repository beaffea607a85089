import RenderModel
import SymbolSet

extension Image {
    /// The image in a rectangle of the canvas.
    func draw(in rect: CGRect, environment: EnvironmentValues, context: RenderContext) -> RenderNode {
        switch resolve(in: environment, context: context) {
        case .symbol(let symbol, _):
            return self.symbol(symbol, in: rect, environment: environment, context: context)
        case .picture(let picture):
            return self.picture(picture, in: rect, environment: environment, context: context)
        case .drawing(let drawing):
            var node = drawing.node(in: rect, environment: environment, context: context)
            if drawing.steps.contains(where: \.blends) {
                node = RenderNode(.effect(.isolate), frame: rect, children: [node])
            }
            return self.drawing(node, in: rect, environment: environment, context: context)
        case .rendered(let picture):
            return self.drawing(
                picture.node(in: rect, environment: environment, context: context), in: rect,
                environment: environment, context: context)
        case .undrawn:
            return Self.box(in: rect)
        case .absent:
            switch environment.missingPictures {
            case .marked: return Self.box(in: rect)
            case .omitted: return RenderNode(.group, frame: rect, viewType: "Image")
            }
        }
    }

    /// A placeholder box of the right size for something missing.
    static func box(in rect: CGRect) -> RenderNode {
        let side = min(rect.width, rect.height)
        let path = RoundedRectangle(cornerRadius: side * 0.2).path(in: rect).storage
        let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.35)
        return RenderNode(
            .shape(ShapeContent(path: path, fill: Fill(.color(gray)))), frame: rect,
            semantics: Semantics(role: .image, marks: .missing), viewType: "Image")
    }

    /// The accessibility label in the environment's language; `nil` for decorative or unlabeled images.
    func spokenLabel(in environment: EnvironmentValues, context: RenderContext) -> String? {
        if isDecorative { return nil }
        if let label { return label.string(in: environment, context: context) }
        if case .asset(let name) = source { return name }
        return nil
    }

    private func semantics(in environment: EnvironmentValues, context: RenderContext) -> Semantics {
        if isDecorative { return Semantics(role: .image, marks: .accessibilityHidden) }
        let label = spokenLabel(in: environment, context: context)
        switch source {
        case .symbol(let name, _): return Semantics(role: .image, label: label, identifier: name)
        case .asset, .picture, .drawing, .rendered: return Semantics(role: .image, label: label)
        }
    }

    private func symbol(
        _ symbol: SymbolCache.Symbol, in rect: CGRect, environment: EnvironmentValues, context: RenderContext
    ) -> RenderNode {
        if environment.symbolsAreHidden { return RenderNode(.group, frame: rect, viewType: "Image") }
        let painter = SymbolPainter(image: self, rect: rect, environment: environment)
        let fills = symbol.drawing.layers.indices.map { index in
            painter.fill(for: symbol.roles.indices.contains(index) ? symbol.roles[index] : SymbolLayerRole())
        }
        let content = SymbolContent(
            symbol: context.index(of: symbol.drawing), destination: rect, layerFills: fills,
            mirrored: environment.layoutDirection == .rightToLeft && Self.followsDirection(symbol.drawing.name))
        let semantics = semantics(in: environment, context: context)
        let node = RenderNode(.symbol(content), frame: rect, semantics: semantics, viewType: "Image")
        return symbolColors.isEmpty ? environment.foregroundStyle().decorate(node) : node
    }

    /// Symbols that point forward or backward follow the layout direction; left and right do not.
    private static func followsDirection(_ name: String) -> Bool {
        name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
    }

    private func picture(
        _ picture: AssetImage, in rect: CGRect, environment: EnvironmentValues, context: RenderContext
    ) -> RenderNode {
        let isTemplate = templateMode.map { $0 == .template } ?? picture.isTemplate
        let natural = CGSize(
            width: Double(picture.resource.pixelWidth) / picture.scale,
            height: Double(picture.resource.pixelHeight) / picture.scale)
        let content = ImageContent(
            image: context.index(of: sharp(picture, size: rect.size, environment, context).resource), destination: rect,
            naturalSize: natural,
            resizing: contentResizing(picture), interpolation: interpolation?.renderInterpolation ?? .medium,
            template: isTemplate
                ? environment.foregroundStyle().fill(in: rect, layoutDirection: environment.layoutDirection) : nil,
            accentedRendering: accentedRendering)
        let semantics = semantics(in: environment, context: context)
        let node = RenderNode(.image(content), frame: rect, semantics: semantics, viewType: "Image")
        return isTemplate ? environment.foregroundStyle().decorate(node) : node
    }

    /// As a template only the alpha is used, drawn in the foreground style.
    private func drawing(
        _ picture: RenderNode, in rect: CGRect, environment: EnvironmentValues, context: RenderContext
    ) -> RenderNode {
        let semantics = semantics(in: environment, context: context)
        guard templateMode == .template else {
            return RenderNode(.group, frame: rect, children: [picture], semantics: semantics, viewType: "Image")
        }
        let style = environment.foregroundStyle()
        let fill = style.fill(in: rect, layoutDirection: environment.layoutDirection)
        let area = RenderNode(.shape(ShapeContent(path: PathStorage(rect: rect), fill: fill)), frame: rect)
        return style.decorate(
            RenderNode(
                .effect(.mask(picture)), frame: rect, children: [area], semantics: semantics, viewType: "Image"))
    }

    /// The same image with pixels for its destination, when the catalog preserves vector data.
    ///
    /// 1. The variant that has exactly the destination's pixels, as one at natural size has.
    /// 2. Else one with at least three pixels per destination pixel: its edges are already antialiased, and with less
    ///    reduction they would be blurred twice, over two pixels where Apple's vector drawings have one (seen in images
    ///    of an app's direction signs, which are drawn at 96 and 1290 pixels there).
    private func sharp(
        _ picture: AssetImage, size: CGSize, _ environment: EnvironmentValues, _ context: RenderContext
    ) -> AssetImage {
        guard picture.isSharpAtAnySize, case .asset(let name) = source, picture.resource.pixelWidth > 0,
            picture.resource.pixelHeight > 0
        else { return picture }
        let enlargement = max(
            size.width * picture.scale / Double(picture.resource.pixelWidth),
            size.height * picture.scale / Double(picture.resource.pixelHeight))
        let scale = Double(environment.displayScale) * enlargement
        guard scale != picture.scale, enlargement > 0 else { return picture }
        let isDark = environment.colorScheme == .dark
        let finer = context.resources.image(named: name, dark: isDark, scale: scale)
        if let finer, finer.scale == scale { return finer }
        return context.resources.image(named: name, dark: isDark, scale: scale * 3) ?? finer ?? picture
    }

    private func contentResizing(_ picture: AssetImage) -> ImageContent.Resizing {
        guard let resizing else { return .stretch }
        let insets = resizing.capInsets == EdgeInsets() ? picture.capInsets ?? EdgeInsets() : resizing.capInsets
        if insets == EdgeInsets() { return resizing.mode == .tile ? .tile : .stretch }
        return .slices(
            top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
            right: Double(insets.trailing), tiled: resizing.mode == .tile)
    }
}

/// Colors the layers of a symbol in one of the four modes.
///
/// Without a mode, several foreground styles select palette, otherwise monochrome.
private struct SymbolPainter {
    let image: Image
    let rect: CGRect
    let environment: EnvironmentValues
    private let mode: SymbolRenderingMode.Kind
    private let colorMode: SymbolColorRenderingMode?

    init(image: Image, rect: CGRect, environment: EnvironmentValues) {
        self.image = image
        self.rect = rect
        self.environment = environment
        colorMode = image.symbolColorMode ?? environment.symbolColorRenderingMode
        let colors = image.symbolColors
        let palette = (colors.isEmpty ? environment.foregroundScope?.styles.count ?? 1 : colors.count) > 1
        mode =
            (image.symbolMode ?? (colors.isEmpty ? environment.symbolRenderingMode : nil))?.kind
            ?? (palette ? .palette : .monochrome)
    }

    func fill(for role: SymbolLayerRole) -> Fill {
        let clear = Fill(.color(.clear))
        var style: _ResolvedShapeStyle
        switch mode {
        case .monochrome:
            if role.monochrome == .hole { return clear }
            style = image.symbolStyle(level: 0, in: environment)
        case .hierarchical:
            guard let level = role.level.step else { return clear }
            style = image.symbolStyle(level: level, in: environment)
        case .palette:
            if role.level == .hole { return clear }
            let count =
                image.symbolColors.isEmpty ? environment.foregroundScope?.styles.count ?? 1 : image.symbolColors.count
            style = image.symbolStyle(level: min(role.paletteIndex, max(count - 1, 0)), in: environment)
        case .multicolor:
            switch role.color {
            case .clear: return clear
            case .tint: style = image.symbolStyle(level: 0, in: environment)
            default: style = Color(multicolor: role.color).resolved(in: environment)
            }
        }
        if colorMode?.kind == .gradient, let color = style.color {
            style = AnyGradient(source: .standard(Color(color))).resolved(in: environment)
        }
        if case .symbol(_, let value?) = image.source {
            style = style.faded(role.opacity(variableValue: value))
        }
        return style.fill(in: rect, layoutDirection: environment.layoutDirection)
    }
}

extension SymbolLayerRole.Level {
    fileprivate var step: Int? {
        switch self {
        case .primary: 0
        case .secondary: 1
        case .tertiary: 2
        case .hole: nil
        }
    }
}

extension Color {
    /// The system color of a layer; white and black are the same in every appearance.
    fileprivate init(multicolor color: SymbolLayerRole.Color) {
        switch color {
        case .tint, .clear: self = .primary
        case .white: self = .white
        case .black: self = .black
        case .gray: self = .gray
        case .red: self = .red
        case .orange: self = .orange
        case .yellow: self = .yellow
        case .green: self = .green
        case .mint: self = .mint
        case .teal: self = .teal
        case .cyan: self = .cyan
        case .blue: self = .blue
        case .indigo: self = .indigo
        case .purple: self = .purple
        case .pink: self = .pink
        case .brown: self = .brown
        }
    }
}

extension Image.Interpolation {
    fileprivate var renderInterpolation: ImageContent.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
