/// A widget's picture.
package struct PagePicture: Encodable, Sendable {
    package var widget: Int
    package var revision: Int
    package var svg: String
    /// CSS that blurs what lies behind the widget, where its picture looks through.
    package var backdrop: String?
    /// How the page goes over to this picture from the one before; none when the surroundings are new.
    package var transition: PageTransition?

    package init(widget: Int, revision: Int, svg: String, backdrop: String? = nil, transition: PageTransition? = nil) {
        self.widget = widget
        self.revision = revision
        self.svg = svg
        self.backdrop = backdrop
        self.transition = transition
    }
}

/// The host's plan for going from one picture to the next, in what a page needs for it.
package struct PageTransition: Hashable, Encodable, Sendable {
    package struct Step: Hashable, Encodable, Sendable {
        package enum Kind: String, CaseIterable, Hashable, Encodable, Sendable {
            case move, crossFade, numericText, fadeIn, fadeOut
        }

        package var kind: Kind
        /// The ways to the node in the picture before and in this one.
        package var old: String?
        package var new: String?
        /// Seconds.
        package var duration: Double
        /// For a move: the frame before and the frame now, in points.
        package var frames: [[Double]]?
        /// For a numeric text: its characters on their way.
        package var glyphs: [Glyph]?
    }

    package struct Glyph: Hashable, Encodable, Sendable {
        package var character: String
        /// Counted from the last column.
        package var column: Int
        /// Opacity, and offset in line heights downwards, at the beginning and at the end.
        package var start: [Double]
        package var end: [Double]
    }

    /// The revision of the picture before; a page that shows another one goes over without steps.
    package var from: Int
    package var steps: [Step]
    /// The steps for people who asked for less motion.
    package var reducedSteps: [Step]
}
