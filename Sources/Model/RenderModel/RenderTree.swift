import CoreGraphics

/// One laid-out widget: everything that any output needs, with no decisions left to make.
///
/// PNG, SVG, HTML, the audit, the accessibility outline and the tests all read this value and nothing else.
///
/// Invariants:
/// 1. All geometry is in points in the coordinate space of the canvas, origin top left, y downward, *before* the
///    transforms of enclosing `.transform` effects.
/// 2. Children are in drawing order, back to front.
/// 3. Indices into `fonts`, `symbols` and `images` are valid; `validate()` says otherwise.
/// 4. Every number is finite.
package struct RenderTree: Hashable, Sendable {
    /// Size of the canvas in points.
    package var size: CGSize
    /// Pixels per point that layout rounds to.
    package var scale: Double
    package var root: RenderNode
    package var fonts: [FontInstance]
    package var symbols: [SymbolDrawing]
    package var images: [ImageResource]
    /// URL that opens when the widget is tapped outside any control.
    package var widgetURL: String?
    /// What was accepted but could not be shown as requested.
    package var diagnostics: [Diagnostic]

    package init(
        size: CGSize, scale: Double, root: RenderNode, fonts: [FontInstance] = [], symbols: [SymbolDrawing] = [],
        images: [ImageResource] = [], widgetURL: String? = nil, diagnostics: [Diagnostic] = []
    ) {
        self.size = size
        self.scale = scale
        self.root = root
        self.fonts = fonts
        self.symbols = symbols
        self.images = images
        self.widgetURL = widgetURL
        self.diagnostics = diagnostics
    }
}

/// One node of the tree: a view that draws, an effect on a group of nodes, or a group with semantics.
package struct RenderNode: Hashable, Sendable {
    /// Every case boxes its value, so that nodes are small: building a tree moves nodes often.
    package indirect enum Content: Hashable, Sendable {
        /// Draws nothing itself.
        case group
        case shape(ShapeContent)
        case text(TextContent)
        case image(ImageContent)
        case symbol(SymbolContent)
        /// The children are drawn as one image, which is then changed and composited.
        case effect(Effect)
    }

    package var content: Content
    /// The view's exact layout frame, not rounded to pixels.
    package var frame: CGRect
    package var children: [RenderNode]
    private var keptSemantics: KeptSemantics?
    /// Name of the view type that emitted this node, such as `Text`; empty for helpers.
    package var viewType: String

    package init(
        _ content: Content = .group, frame: CGRect, children: [RenderNode] = [], semantics: Semantics? = nil,
        viewType: String = ""
    ) {
        self.content = content
        self.frame = frame
        self.children = children
        keptSemantics = semantics.map { .semantics($0) }
        self.viewType = viewType
    }

    package var semantics: Semantics? {
        get {
            guard case .semantics(let semantics) = keptSemantics else { return nil }
            return semantics
        }
        set { keptSemantics = newValue.map { .semantics($0) } }
    }

    private indirect enum KeptSemantics: Hashable, Sendable {
        case semantics(Semantics)
    }
}

/// An effect on a group of nodes as a whole.
package enum Effect: Hashable, Sendable {
    /// Multiplies the group's alpha, 0…1.
    case opacity(Double)
    /// Clips to the path.
    case clip(PathStorage, evenOdd: Bool)
    /// Masks the group with the mask tree's alpha.
    case mask(RenderNode)
    case transform(CGAffineTransform)
    case blend(BlendMode)
    /// Gaussian blur; radius in points. `opaque` treats the outside as the edge color.
    case blur(radius: Double, opaque: Bool)
    /// A blurred copy of the group's alpha drawn behind it; radius and offset in points.
    case shadow(color: RGBA, radius: Double, offset: CGPoint)
    case colorFilter(ColorFilter)
    /// Composites the group before outer effects act on it.
    case isolate
    /// The group is not an image but a recipe for its backdrop; see `Vibrancy`.
    case vibrancy(Vibrancy)
}

package enum ColorFilter: Hashable, Sendable {
    /// 1 leaves the color unchanged, 0 makes it gray.
    case saturation(Double)
    /// 1 leaves the color unchanged.
    case contrast(Double)
    /// Added to each component, -1…1.
    case brightness(Double)
    /// 0 leaves the color unchanged, 1 makes it gray.
    case grayscale(Double)
    /// Radians.
    case hueRotation(Double)
    case invert
    case multiply(RGBA)
    case luminanceToAlpha
    /// All pixels get this color, with a strength that depends on the original pixel.
    case recolor(RGBA, keeping: Recoloring)
}

/// What is kept of a recolored pixel. Luminance is that of Rec. 709 on encoded components.
package enum Recoloring: UInt8, Hashable, Sendable, CaseIterable {
    /// Its alpha: the group becomes a silhouette.
    case alpha
    /// Its alpha times its luminance: dark parts are transparent.
    case luminanceAsAlpha
    /// Its alpha and its luminance: the group becomes shades of the color.
    case shades
}

package enum BlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
