import WidgetVocabulary

/// SwiftUI's values for the vocabulary's traits of a place.
extension ColorScheme {
    package init(_ scheme: WidgetVocabulary.ColorScheme) {
        switch scheme {
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension ColorSchemeContrast {
    package init(_ contrast: Contrast) {
        switch contrast {
        case .standard: self = .standard
        case .increased: self = .increased
        }
    }
}

extension LegibilityWeight {
    package init(_ weight: WidgetVocabulary.LegibilityWeight) {
        switch weight {
        case .regular: self = .regular
        case .bold: self = .bold
        }
    }
}

extension LayoutDirection {
    package init(_ direction: WidgetVocabulary.LayoutDirection) {
        switch direction {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}
