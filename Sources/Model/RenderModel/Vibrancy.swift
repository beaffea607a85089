/// How a group acts on its backdrop, instead of covering it.
///
/// For a pixel of the group with alpha a and luminance g (0…1, encoded Rec. 709):
///
/// 1. M is the blurred backdrop. It shows with the strength a: a clear pixel leaves the backdrop unchanged, an opaque
///    one replaces it with M.
/// 2. Ink is laid on M with the strength weakest + g · (strongest − weakest): the brighter the gray, the more it stands
///    out. The group's hue has no effect.
///
/// Hence the pixel is a · (M + strength · (ink − M)) + (1 − a) · backdrop.
package struct Vibrancy: Hashable, Sendable {
    /// Which of the two inks contrasts with the backdrop.
    package enum InkChoice: UInt8, Hashable, Sendable, CaseIterable {
        /// The light one, unless the backdrop under the group is on average too bright for it.
        case byBackdrop
        case light, dark
    }

    /// Standard deviation of the blur in points.
    package var radius: Double
    package var lightInk: RGBA
    package var darkInk: RGBA
    package var ink: InkChoice
    /// Strength of ink for black, 0…1.
    package var weakest: Double
    /// Strength of ink for white, `weakest`…1.
    package var strongest: Double

    package init(
        radius: Double, lightInk: RGBA, darkInk: RGBA, ink: InkChoice = .byBackdrop, weakest: Double, strongest: Double
    ) {
        self.radius = radius
        self.lightInk = lightInk
        self.darkInk = darkInk
        self.ink = ink
        self.weakest = weakest
        self.strongest = strongest
    }

    /// Encoded luminance from which the dark ink is used: up to this value, the light ink of white content, with a
    /// trace of the backdrop left, has a contrast of 3 : 1, the minimum that WCAG 2.2 (1.4.3) requires of large text.
    package static let brightBackdrop = 0.555
}
