import RenderModel

/// The substitute for a material where the backdrop cannot be blurred within the drawing.
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

    /// The CSS backdrop filter for a page that contains the drawing. The bar of Apple's own web pages is described like
    /// this.
    package static let backdropFilter = "saturate(180%) blur(20px)"
}
