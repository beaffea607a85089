import CoreGraphics
import RenderModel

/// What a place does to a widget's finished picture: colours, background and light.
///
/// The widget's view is told its rendering mode beforehand and draws for it; the place then treats what was drawn, as
/// Apple's systems do (E-MODE-1). A treatment never asks for another evaluation of the view and never moves anything.
package struct Treatment: Hashable, Sendable {
    /// What becomes of the colours of the content.
    package enum Coloring: Hashable, Sendable {
        /// They stay.
        case fullColor
        /// Two groups, each in one solid colour.
        case accented(AccentGroups)
        /// Grey strengths of an ink on the blurred backdrop.
        case vibrant(VibrantLook)
        /// Shades of one colour.
        case monochrome(RGBA)
    }

    /// What lies behind the content.
    package enum Background: Hashable, Sendable {
        /// The widget's own; places whose widgets have one by default give it as `fallback`.
        case own(fallback: RGBA?)
        /// Nothing: the place shows through.
        case removed
        /// The place's colour.
        case solid(RGBA)
        /// An opaque tint that white can be read on.
        case tinted(RGBA)
        /// The blurred backdrop with an edge that catches light.
        case glass
    }

    /// What happens to the whole picture afterwards.
    package enum Finish: Hashable, Sendable {
        /// Always-On: the colours times a factor, 0…1.
        case dimmed(Double)
        /// Colours turned into their opposites, as some watch faces do.
        case inverted
        /// Like print: all of the widget gets lighter and darker with the room.
        case paper(RoomLight)
        /// Layers behind glass: the background follows the light of the room, the content stays as bright as it is.
        case glass(RoomLight)
    }

    package var coloring: Coloring
    package var background: Background
    /// In this order.
    package var finishes: [Finish]
    /// Corner radius in points of the canvas, continuous curves: the outline of backgrounds that the place draws.
    package var cornerRadius: Double

    package init(
        coloring: Coloring = .fullColor, background: Background = .own(fallback: nil), finishes: [Finish] = [],
        cornerRadius: Double = 0
    ) {
        self.coloring = coloring
        self.background = background
        self.finishes = finishes
        self.cornerRadius = cornerRadius
    }
}

/// The colours of the accented mode's two groups.
package struct AccentGroups: Hashable, Sendable {
    /// What pictures that opted in to full colour get.
    package enum FullColorPictures: UInt8, Hashable, Sendable, CaseIterable {
        /// Their colours: iPhone, iPad and Vision Pro.
        case kept
        /// Their group's colour: elsewhere the opt-in has no effect.
        case flattened
    }

    /// Everything that is not marked.
    package var primary: RGBA
    /// Everything within a view marked with `widgetAccentable()`.
    package var accent: RGBA
    package var fullColorPictures: FullColorPictures

    package init(primary: RGBA, accent: RGBA, fullColorPictures: FullColorPictures) {
        self.primary = primary
        self.accent = accent
        self.fullColorPictures = fullColorPictures
    }
}

/// How vibrant content stands out.
package struct VibrantLook: Hashable, Sendable {
    /// Colour of the ink; `nil` for none, the default of the Lock Screen.
    package var tint: RGBA?
    package var ink: Vibrancy.InkChoice
    /// 0…1; below 1 on a display that saves power.
    package var luminance: Double

    package init(tint: RGBA? = nil, ink: Vibrancy.InkChoice = .byBackdrop, luminance: Double = 1) {
        self.tint = tint
        self.ink = ink
        self.luminance = luminance
    }
}

/// The light of the room that a widget hangs in.
package struct RoomLight: Hashable, Sendable {
    /// 0 is a dark room, 1 a bright one.
    package var level: Double
    /// Where on the widget the light falls, as fractions of its width and height; it fades towards the opposite place.
    package var source: CGPoint

    package init(level: Double, source: CGPoint = CGPoint(x: 0.25, y: 0)) {
        self.level = level
        self.source = source
    }
}
