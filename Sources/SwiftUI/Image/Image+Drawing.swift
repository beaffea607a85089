import RenderModel
import SymbolSet

extension Image {
    /// The picture in a rectangle of the canvas.
    func draw(in rect: CGRect, environment: EnvironmentValues, context: RenderContext) -> RenderNode {
        switch resolve(in: environment, context: context) {
        case .symbol(let name, let weight, let scale, _, _):
            guard let drawing = SymbolShelf.standard?.drawing(name: name, weight: weight, scale: scale) else { break }
            return symbol(drawing, in: rect, environment: environment, context: context)
        case .picture(let picture):
            return self.picture(picture, in: rect, environment: environment, context: context)
        case .missing: break
        }
        return Self.box(in: rect)
    }

    /// A neutral box of the right size for something that is not there.
    static func box(in rect: CGRect) -> RenderNode {
        let side = min(rect.width, rect.height)
        let path = RoundedRectangle(cornerRadius: side * 0.2).path(in: rect).storage
        let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.35)
        return RenderNode(
            .shape(ShapeContent(path: path, fill: Fill(.color(gray)))), frame: rect,
            meaning: Meaning(role: .image, marks: .missing), viewType: "Image")
    }

    private var meaning: Meaning {
        if isDecorative { return Meaning(role: .image, marks: .accessibilityHidden) }
        switch source {
        case .symbol(let name, _): return Meaning(role: .image, label: label, identifier: name)
        case .asset(let name): return Meaning(role: .image, label: label ?? name)
        case .picture: return Meaning(role: .image, label: label)
        }
    }

    private func symbol(
        _ drawing: SymbolDrawing, in rect: CGRect, environment: EnvironmentValues, context: RenderContext
    ) -> RenderNode {
        let roles = SymbolShelf.standard?.layerRoles(name: drawing.name) ?? []
        let painter = SymbolPainter(image: self, rect: rect, environment: environment)
        let fills = drawing.layers.indices.map { index in
            painter.fill(for: roles.indices.contains(index) ? roles[index] : SymbolLayerRole())
        }
        let content = SymbolContent(symbol: context.index(of: drawing), destination: rect, layerFills: fills)
        let node = RenderNode(.symbol(content), frame: rect, meaning: meaning, viewType: "Image")
        return environment.foregroundStyle().decorate(node)
    }

    private func picture(
        _ picture: AssetImage, in rect: CGRect, environment: EnvironmentValues, context: RenderContext
    ) -> RenderNode {
        let isTemplate = templateMode.map { $0 == .template } ?? picture.isTemplate
        let natural = CGSize(
            width: Double(picture.resource.pixelWidth) / picture.scale,
            height: Double(picture.resource.pixelHeight) / picture.scale)
        let content = ImageContent(
            image: context.index(of: picture.resource), destination: rect, naturalSize: natural,
            resizing: contentResizing(picture), interpolation: interpolation?.renderInterpolation ?? .medium,
            template: isTemplate
                ? environment.foregroundStyle().fill(in: rect, layoutDirection: environment.layoutDirection) : nil,
            accentedRendering: accentedRendering)
        return RenderNode(.image(content), frame: rect, meaning: meaning, viewType: "Image")
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

/// Colours the layers of a symbol in one of the four modes.
///
/// Without a mode, several foreground styles mean a palette, else the symbol has one colour.
private struct SymbolPainter {
    let image: Image
    let rect: CGRect
    let environment: EnvironmentValues
    private let mode: SymbolRenderingMode.Kind

    init(image: Image, rect: CGRect, environment: EnvironmentValues) {
        self.image = image
        self.rect = rect
        self.environment = environment
        let palette = (environment.foregroundScope?.styles.count ?? 1) > 1
        mode = (image.symbolMode ?? environment.symbolRenderingMode)?.kind ?? (palette ? .palette : .monochrome)
    }

    func fill(for role: SymbolLayerRole) -> Fill {
        let clear = Fill(.color(.clear))
        var style: _ResolvedShapeStyle
        switch mode {
        case .monochrome:
            if role.monochrome == .hole { return clear }
            style = environment.foregroundStyle()
        case .hierarchical:
            guard let level = role.level.step else { return clear }
            style = environment.foregroundStyle(level: level)
        case .palette:
            if role.level == .hole { return clear }
            let count = environment.foregroundScope?.styles.count ?? 1
            style = environment.foregroundStyle(level: min(role.paletteIndex, max(count - 1, 0)))
        case .multicolor:
            switch role.color {
            case .clear: return clear
            case .tint: style = environment.foregroundStyle()
            default: style = Color(multicolor: role.color).resolved(in: environment)
            }
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
    /// The system colour of a layer; white and black are the same in every appearance.
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
