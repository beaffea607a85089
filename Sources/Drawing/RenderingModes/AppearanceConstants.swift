import RenderModel

/// The constants of appearances that no source gives, each with its reason.
package enum AppearanceConstants {
    // MARK: Tinted

    /// Greatest relative luminance of a tinted background: white of 85 % opacity, as widgets use it for secondary text,
    /// has a contrast of 4.5 : 1 on it, the minimum that WCAG 2.2 (1.4.3) requires of text. Lighter tints are darkened,
    /// which keeps their hue.
    package static let brightestTint = 0.135
    /// The lower end of a tinted background relative to its upper end: light from above, as on the system's own icons.
    package static let tintFalloff: Float = 0.8

    // MARK: Glass

    /// Points. Enough to make the names of icons below unreadable, little enough to see the wallpaper's shapes.
    package static let glassBlur = 6.0
    /// Black over colors makes them dull. Therefore their saturation is increased first: a warm light stays warm
    /// instead of turning gray.
    package static let glassSaturation = 1.3
    /// Over a white wallpaper this leaves 0.56, and 0.58 under the sheen: white has the contrast of 3 : 1 required of
    /// large text up to 0.584.
    package static let glassCover = RGBA.black.opacity(0.44)
    /// Alpha of the white sheen at the upper edge, and how far down it extends, as a fraction of the height.
    static let sheen: (alpha: Double, reach: Double) = (0.04, 0.45)
    /// Width of the edge highlight, in points: at least two pixels on every display.
    static let edgeWidth = 1.0
    /// Alpha of the white edge at the corner toward the light, in between, and at the opposite corner, where light
    /// leaves the glass.
    static let glassEdge = (near: 0.75, middle: 0.14, far: 0.45)
    /// The same on an opaque tint, which only reflects.
    static let tintEdge = (near: 0.30, middle: 0.04, far: 0.10)

    // MARK: Inverted

    /// Greatest relative luminance of an accent on the white of an inverted face: the 4.5 : 1 that text needs, with a
    /// little room for the polynomial that luminance is computed by.
    static let brightestOnWhite = 0.178

    // MARK: Vibrant

    /// Points: the standard deviation of materials.
    static let vibrantBlur = 20.0
    /// Shares of ink: black has a little so that it is not lost altogether, white lets a trace of the wallpaper
    /// through.
    static let vibrantInk = (weakest: 0.06, strongest: 0.92)
    /// The dark ink over a tint's color, on wallpapers where light ink lacks contrast.
    static let darkInkFactor: Float = 0.25
    /// A tint used as ink is lightened to this relative luminance, so that it is as readable as white.
    static let tintInkLuminance = 0.5

    /// Opaque grays in place of white with opacity (F-125). On a backdrop of medium brightness, 0.5, light ink of the
    /// secondary gray still has the contrast of 3 : 1 that large text needs; each further level loses about a fifth.
    static func gray(of level: Fill.Level) -> Float {
        switch level {
        case .custom, .primary: 1
        case .secondary: 0.84
        case .tertiary: 0.64
        case .quaternary: 0.48
        case .quinary: 0.36
        }
    }

    /// The gray of `AccessoryWidgetBackground`: opaque, so that the backdrop is fully blurred, and dark, so that
    /// content stands out.
    static let accessoryGray: Float = 0.14

    // MARK: Vision Pro

    /// Paper and glass of a widget without its own background.
    static let paper = RGBA(red: 0.96, green: 0.95, blue: 0.93)
    static let glassPane = RGBA(red: 0.55, green: 0.56, blue: 0.58, alpha: 0.55)
    /// The remaining share of the light that a surface reflects in a dark room.
    static let darkestPaper = 0.45
    static let darkestGlass = 0.45
    /// Alpha of the white coating where light falls on it, in a bright room, and how far it extends.
    static let paperCoating = (alpha: 0.06, reach: 0.9)
    static let glassCoating = (alpha: 0.22, reach: 0.6)
}
