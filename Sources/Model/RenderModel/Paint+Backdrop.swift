import WidgetVocabulary

extension Paint {
    /// The paint's effect on its backdrop; `nil` for a paint with its own colors.
    package func backdrop(in appearance: ColorScheme) -> Backdrop? {
        switch self {
        case .backdrop(let backdrop): backdrop
        case .material(let material): material.backdrop(in: appearance)
        case .faded(let inner, _): inner.backdrop(in: appearance)
        case .color, .linear, .radial, .elliptical, .angular, .mesh, .image: nil
        }
    }

    /// The opacity requested in addition to the paint's own.
    package var fading: Double {
        if case .faded(let inner, let factor) = self { factor * inner.fading } else { 1 }
    }
}
