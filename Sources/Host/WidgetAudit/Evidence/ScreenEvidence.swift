import CoreGraphics
import RenderModel

/// Everything that rules read of one preview on one screen.
package struct ScreenEvidence: Hashable, Sendable {
    /// A preview that the sources declare.
    package struct Preview: Hashable, Sendable {
        /// As `tessera previews` lists it.
        package var name: String
        /// `nil` if the line is not known.
        package var source: SourcePosition?

        package init(name: String, source: SourcePosition? = nil) {
            self.name = name
            self.source = source
        }
    }

    package var preview: Preview
    package var conditions: ScreenConditions
    /// Visible leaves in the order of painting, back to front.
    package var elements: [AuditElement]
    /// Buttons, toggles and links in the order of painting, also those whose action is a closure.
    package var controls: [TapFacts]
    package var scrolls: [ScrollFacts]
    /// Whether the view is that of a widget, which sets a container background.
    package var hasContainerBackground: Bool
    package var diagnostics: [Diagnostic]
    /// Whether the tree has more leaves, controls or parts of them than evidence may have.
    package var isIncomplete: Bool
    /// About the bytes of the evidence.
    package var memory: Int

    /// - Parameter tree: The view on the whole screen.
    package init(tree: RenderTree, preview: Preview, conditions: ScreenConditions) {
        self.preview = preview
        self.conditions = conditions
        var collector = ElementCollector(tree)
        collector.collect()
        elements = collector.elements
        controls = collector.controls
        scrolls = collector.scrolls
        hasContainerBackground = collector.hasContainerBackground
        diagnostics = tree.diagnostics
        isIncomplete = collector.isIncomplete
        var drawing = tree
        drawing.images = []
        let own = drawing.binary.count + controls.count * MemoryLayout<TapFacts>.stride
        memory = elements.reduce(own) { $0 + $1.memory }
    }

    /// Whether both have the same parts at the same places, whatever their colors, which no rule about screens judges.
    ///
    /// The paths of nodes differ where one color scheme has an effect that the other one does not have.
    package func hasSameParts(as other: ScreenEvidence) -> Bool {
        func frames(_ controls: [TapFacts]) -> [CGRect] { controls.map(\.frame) }
        return elements.map(Shape.init) == other.elements.map(Shape.init)
            && frames(controls) == frames(other.controls)
            && scrolls.map(\.viewport) == other.scrolls.map(\.viewport)
            && scrolls.map(\.items) == other.scrolls.map(\.items)
            && diagnostics.map(\.subject) == other.diagnostics.map(\.subject)
    }

    /// What rules about screens read of an element.
    private struct Shape: Hashable {
        var identity: String
        var frame: CGRect
        var visible: CGRect
        var text: String?
        var isCover: Bool

        init(_ element: AuditElement) {
            identity = element.identity
            frame = element.frame
            visible = element.visible
            text = element.text?.string
            isCover = element.coverOpacity.map { $0 >= AuditElement.leastCoverOpacity } ?? false
        }
    }
}

/// The previews of an extension on the screens of devices. They belong to no widget of it: one of the widgets has them,
/// so that each fault is found once.
package enum PreviewedScreens: Hashable, Sendable {
    case notDrawn(reason: String)
    case drawn([ScreenEvidence])
}
