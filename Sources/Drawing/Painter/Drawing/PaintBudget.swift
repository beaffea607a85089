import CoreGraphics
import PixelKernels
import RenderModel

/// The work that one picture may take, counted in pixel operations instead of time, so that the same tree gives the
/// same bytes on every machine.
///
/// Costs are upper bounds that follow from the tree alone, as if no cache had anything. One operation takes about a
/// nanosecond of a processor of 2024, so the base allows a few seconds.
struct PaintBudget {
    /// Two hundred times the work of a large widget with materials and shadows.
    static let base = 6_000_000_000
    /// For each pixel of the canvas: a whole place has more of everything.
    static let perPixel = 128

    /// What the picture started with.
    let total: Int
    private var left: Int
    /// The part of what is left that the current node may not take.
    private var withheld = 0

    init(base: Int, pixels: Int) {
        total = base + Self.perPixel * pixels
        left = total
    }

    /// Takes the cost; false, without taking it, when too little is left.
    mutating func spend(_ cost: Int) -> Bool {
        guard cost <= left - withheld else { return false }
        left -= max(cost, 0)
        return true
    }

    /// Takes the cost of a step that is already done, or what is left for the current node.
    mutating func charge(_ cost: Int) { left -= min(max(cost, 0), max(left - withheld, 0)) }

    /// Keeps an eighth for what is drawn later, so that one widget of a whole place cannot use up the others' share.
    ///
    /// - Returns: What is withheld, for `release`.
    mutating func withhold() -> Int {
        let part = (left - withheld) / 8
        withheld += part
        return part
    }

    mutating func release(_ part: Int) { withheld -= part }
}

/// Pixel operations of the painter's steps, measured with the kernels without AVX2 and rounded up.
enum PaintCost {
    /// Visiting a node to draw it.
    static let node = 200
    /// Visiting a node to compute its bounds.
    static let bounds = 60
    /// A corner or control point of a path.
    static let point = 16
    /// The length of a curve, for one of its points.
    static let curveLength = 200
    /// The two ends of a dash on a curve, each found in about six steps.
    static let curvedDash = 3_000
    /// A point of a stroke's outline.
    static let strokePoint = 120
    /// A chord of an outline, also one that makes no edge.
    static let chord = 6
    /// An edge of an outline, and each row of pixels that it crosses.
    static let edge = 24
    static let edgeRow = 12
    /// A stop of a gradient, each time that it is used: stops are compared with those of known gradients.
    static let stop = 10
    /// A point of a mesh, and the cells around it, before they are drawn.
    static let meshPoint = 150
    /// A cell of a mesh, cut into 512 triangles, and each pixel that it may cover.
    static let meshCell = 60_000
    static let meshPixel = 40
    /// A pixel of an encoded image.
    static let decodedPixel = 12
    /// The bytes of a file that are copied in one operation.
    static let bytesPerOperation = 8

    /// A pixel of a glyph's mask beyond a square em. It is kept until the picture is finished, so this bounds memory: a
    /// font may have glyphs that are far larger than its em.
    static let largeMaskPixel = 100

    /// For each pixel that a paint fills.
    static func pixel(of paint: Paint) -> Int {
        switch paint {
        case .color: 2
        case .linear: 3
        case .radial, .elliptical: 5
        case .angular: 12
        case .image, .mesh, .material, .backdrop: 8
        case .faded(let inner, _): pixel(of: inner)
        }
    }

    /// A blur of an area. Clear rows and unseen columns are skipped; see `pk_blur_surface_within`.
    static func blur(_ area: pk_rect, filled: pk_rect, seen: pk_rect, components: Int) -> Int {
        let across = area.pixels(rows: area.intersection(filled).height)
        let down = area.intersection(seen).width.held * area.height.held
        return (across * 6 + down * 2) * components + area.pixelCount
    }
}

extension pk_rect {
    var pixelCount: Int { width.held * height.held }

    fileprivate func pixels(rows: Int32) -> Int { width.held * rows.held }
}

extension Int32 {
    fileprivate var held: Int { Int(Swift.max(self, 0)) }
}

extension RenderNode {
    /// For messages: the view that the node was drawn for, or its kind.
    var subject: String {
        if !viewType.isEmpty { return viewType }
        switch content {
        case .group: return "group"
        case .shape: return "shape"
        case .text: return "text"
        case .image: return "image"
        case .symbol: return "symbol"
        case .effect(let effect): return effect.subject
        }
    }
}

extension Effect {
    fileprivate var subject: String {
        switch self {
        case .opacity: "opacity"
        case .clip: "clip shape"
        case .mask: "mask"
        case .transform: "transform"
        case .blend: "blend mode"
        case .blur: "blur"
        case .shadow: "shadow"
        case .colorFilter: "color filter"
        case .isolate: "compositing group"
        case .vibrancy: "vibrancy"
        }
    }
}
