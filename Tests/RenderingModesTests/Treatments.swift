import RenderModel
import RenderingModes

/// Treatments of places by name, with the colors that these tests ask about. Which places use which is decided, and
/// tested, where scenes are made.
extension Treatment {
    static func tinted(_ tint: RGBA, cornerRadius: Double) -> Treatment {
        Treatment(coloring: .accented(.white), background: .tinted(tint), cornerRadius: cornerRadius)
    }

    static func clear(cornerRadius: Double) -> Treatment {
        Treatment(coloring: .accented(.white), background: .glass, cornerRadius: cornerRadius)
    }

    static func lockScreen(
        tint: RGBA? = nil, ink: Vibrancy.InkChoice = .byBackdrop, luminance: Double = 1
    ) -> Treatment {
        Treatment(
            coloring: .vibrant(VibrantLook(tint: tint, ink: ink, luminance: luminance)), background: .removed)
    }

    static func idleDesktop(cornerRadius: Double) -> Treatment {
        Treatment(coloring: .vibrant(VibrantLook()), background: .glass, cornerRadius: cornerRadius)
    }

    static let standByDay = Treatment(background: .solid(.black))
    static let standByNight = Treatment(coloring: .monochrome(.pureRed), background: .solid(.black))
    static let carPlay = Treatment(background: .removed)
    static let complication = Treatment(background: .removed)

    static func watchAccented(_ face: RGBA, background: Background = .removed) -> Treatment {
        Treatment(
            coloring: .accented(AccentGroups(primary: .white, accent: face, fullColorPictures: .flattened)),
            background: background)
    }

    /// The same in a palette's colors (F-143).
    func painted(in palette: RGBA) -> Treatment {
        var treatment = self
        let groups = AccentGroups(
            primary: .white, accent: RGBA.white.mixed(with: palette, 0.45), fullColorPictures: .kept)
        treatment.coloring = .accented(groups)
        treatment.background = .tinted(palette)
        return treatment
    }
}

extension AccentGroups {
    /// iPhone and iPad: both groups white (F-36).
    static let white = AccentGroups(primary: .white, accent: .white, fullColorPictures: .kept)
    /// A Mac (D-01): white as well, without the opt-in of pictures.
    static let whiteOnMac = AccentGroups(primary: .white, accent: .white, fullColorPictures: .flattened)
}

extension RGBA {
    /// Between two colors, component by component.
    fileprivate func mixed(with other: RGBA, _ share: Float) -> RGBA {
        RGBA(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share)
    }
}
