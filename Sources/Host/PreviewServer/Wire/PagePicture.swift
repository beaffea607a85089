/// A widget's picture.
package struct PagePicture: Encodable, Sendable {
    package var widget: Int
    package var revision: Int
    package var svg: String
    /// CSS that blurs the background behind translucent parts of the picture.
    package var backdrop: String?
    /// The transition from the previous picture; `nil` if the environment changed.
    package var transition: PageTransition?

    package init(widget: Int, revision: Int, svg: String, backdrop: String? = nil, transition: PageTransition? = nil) {
        self.widget = widget
        self.revision = revision
        self.svg = svg
        self.backdrop = backdrop
        self.transition = transition
    }
}

/// The host's transition plan between two pictures, reduced to what a page needs.
package struct PageTransition: Hashable, Encodable, Sendable {
    package struct Step: Hashable, Encodable, Sendable {
        package enum Kind: String, CaseIterable, Hashable, Encodable, Sendable {
            case move, crossFade, numericText, fadeIn, fadeOut
        }

        package var kind: Kind
        /// The paths of the node in the previous picture and in this one.
        package var old: String?
        package var new: String?
        /// Seconds.
        package var duration: Double
        /// For a move: the previous and the new frame, in points.
        package var frames: [[Double]]?
        /// For numeric text: its moving characters.
        package var glyphs: [Glyph]?
    }

    package struct Glyph: Hashable, Encodable, Sendable {
        package var character: String
        /// Counted from the last column.
        package var column: Int
        /// Opacity, and downward offset in line heights, at the start and at the end.
        package var start: [Double]
        package var end: [Double]
    }

    /// The revision of the previous picture; a page that shows another one omits the steps.
    package var from: Int
    package var steps: [Step]
    /// The steps for users who prefer reduced motion.
    package var reducedSteps: [Step]
}
