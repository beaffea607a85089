import RenderModel

/// What stands for a material where the backdrop cannot be blurred within the drawing.
extension Material {
    /// How much of the backdrop the white of a material hides.
    package var coverage: Double {
        switch self {
        case .ultraThin: 0.3
        case .thin: 0.45
        case .regular: 0.6
        case .thick: 0.75
        case .ultraThick: 0.85
        case .bar: 0.8
        }
    }

    /// What a page that has the drawing does to what lies under it, as CSS. The bar of Apple's own web pages is
    /// described so.
    package static let backdropFilter = "saturate(180%) blur(20px)"
}
