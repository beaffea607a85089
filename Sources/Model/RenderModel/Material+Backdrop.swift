import WidgetVocabulary

extension Material {
    /// What a material does to its backdrop.
    ///
    /// Apple publishes no numbers for its materials on iOS. The bar of its own web pages is described in plain CSS,
    /// though:
    /// `saturate(180%) blur(20px)` under white, or under rgb(29, 29, 31) in the dark, at 0.72 and above. That is taken
    /// for
    /// `regular`; the other materials hide less or more, in even steps, as their names say. CSS's blur function and
    /// SwiftUI's radius both mean the standard deviation.
    package func backdrop(in appearance: ColorScheme) -> Backdrop {
        let cover: Float =
            switch self {
            case .ultraThin: 0.44
            case .thin: 0.58
            case .regular: 0.72
            case .bar: 0.80
            case .thick: 0.84
            case .ultraThick: 0.92
            }
        let color =
            switch appearance {
            case .light: RGBA(red: 1, green: 1, blue: 1, alpha: cover)
            case .dark: RGBA(red: 29 / 255, green: 29 / 255, blue: 31 / 255, alpha: cover)
            }
        return Backdrop(radius: 20, saturation: 1.8, cover: color)
    }
}
