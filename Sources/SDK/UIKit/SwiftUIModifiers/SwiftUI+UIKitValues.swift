import CoreText
import SwiftUI

extension Font {
    /// The font by its name and size.
    @_disfavoredOverload
    nonisolated public init(_ font: CTFont) {
        if let font = font as? UIFont {
            self = font.font
        } else {
            self = .custom(CTFontCopyPostScriptName(font), fixedSize: CTFontGetSize(font))
        }
    }
}

extension UserInterfaceSizeClass {
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

extension UIUserInterfaceSizeClass {
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: self = .unspecified
        }
    }
}

extension UIAccessibilityContrast {
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        switch colorSchemeContrast {
        case .standard: self = .normal
        case .increased: self = .high
        default: self = .unspecified
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UILegibilityWeight {
    public init(_ legibilityWeight: LegibilityWeight?) {
        switch legibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        default: self = .unspecified
        }
    }
}
