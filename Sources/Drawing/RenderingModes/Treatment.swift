import CoreGraphics
import RenderModel

/// What a place does to a widget's finished picture: colors, background and light.
///
/// The widget's view receives its rendering mode beforehand and draws for it; the place then treats the drawing, as
/// Apple's systems do (E-MODE-1). A treatment never asks for another evaluation of the view and never moves anything.
package struct Treatment: Hashable, Sendable {
    /// The treatment of the content's colors.
    package enum Coloring: Hashable, Sendable {
        /// They stay.
        case fullColor
        /// Two groups, each in one solid color.
        case accented(AccentGroups)
        /// Gray strengths of an ink on the blurred backdrop.
        case vibrant(VibrantLook)
        /// Shades of one color.
        case monochrome(RGBA)
    }

    /// The backdrop of the content.
    package enum Background: Hashable, Sendable {
        /// The widget's own; places with a default background pass it as `fallback`.
        case own(fallback: RGBA?)
        /// None: the place is visible.
        case removed
        /// The place's color.
        case solid(RGBA)
        /// An opaque tint on which white is readable.
        case tinted(RGBA)
        /// The blurred backdrop with an edge highlight.
        case glass
    }

    /// Changes to the whole picture afterward.
    package enum Finish: Hashable, Sendable {
        /// Always-On: the colors times a factor, 0…1.
        case dimmed(Double)
        /// Inverted colors, as on some watch faces.
        case inverted
        /// Like print: the whole widget gets lighter and darker with the room.
        case paper(RoomLight)
        /// Layers behind glass: the background follows the light of the room, the content keeps its brightness.
        case glass(RoomLight)
    }

    package var coloring: Coloring
    package var background: Background
    /// In this order.
    package var finishes: [Finish]
    /// Corner radius in points of the canvas, with continuous curves: the outline of backgrounds that the place draws.
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

/// The colors of the accented mode's two groups.
package struct AccentGroups: Hashable, Sendable {
    /// The color of images that opted in to full color.
    package enum FullColorPictures: UInt8, Hashable, Sendable, CaseIterable {
        /// Their colors: iPhone, iPad and Vision Pro.
        case kept
        /// Their group's color: elsewhere the opt-in has no effect.
        case flattened
    }

    /// Everything without a mark.
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

/// How vibrant content contrasts with its backdrop.
package struct VibrantLook: Hashable, Sendable {
    /// Color of the ink; `nil` for none, the default of the Lock Screen.
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

/// The room light on a widget.
package struct RoomLight: Hashable, Sendable {
    /// 0 is a dark room, 1 a bright one.
    package var level: Double
    /// Where on the widget the light falls, as fractions of its width and height; it fades toward the opposite place.
    package var source: CGPoint

    package init(level: Double, source: CGPoint = CGPoint(x: 0.25, y: 0)) {
        self.level = level
        self.source = source
    }
}
