import Foundation

/// One thing that was drawn into a ``CGContext``. Geometry in the space of the image, y downward, after the
/// transformation that was in force.
package indirect enum GraphicsStep: Equatable, Sendable {
    case fill(PathStorage, evenOdd: Bool, CGColor)
    case stroke(PathStorage, GraphicsLine, CGColor)
    case picture(GraphicsPicture, CGRect, CGAffineTransform)
    case gradient(GraphicsGradient)
    case shadowed([GraphicsStep], GraphicsShadow)
    /// Steps that show where an image has alpha.
    case masked([GraphicsStep], GraphicsPicture, CGRect, CGAffineTransform)
    /// Steps that lie inside a path, have an opacity of their own, or are combined with what is there.
    case group([GraphicsStep], clip: PathStorage?, alpha: Double, blend: CGBlendMode)
}

/// How a line is drawn; lengths as in the image.
package struct GraphicsLine: Hashable, Sendable {
    package var width = 1.0
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit = 10.0
    package var dash: [Double] = []
    package var dashPhase = 0.0

    package init() {}
}

/// An image that a higher layer knows how to draw.
package struct GraphicsPicture: Equatable, Sendable {
    package let base: any Equatable & Sendable

    package init(_ base: any Equatable & Sendable) {
        self.base = base
    }

    package static func == (left: GraphicsPicture, right: GraphicsPicture) -> Bool {
        func equals<Base: Equatable>(_ base: Base) -> Bool { base == right.base as? Base }
        return equals(left.base)
    }
}

/// Lengths as in the image, y downward.
package struct GraphicsShadow: Equatable, Sendable {
    package var color: CGColor
    package var blur: Double
    package var offset: CGSize
}

/// What was drawn into a context, as an image.
package struct GraphicsDrawing: Equatable, Sendable {
    package var size: CGSize
    package var steps: [GraphicsStep]

    package init(size: CGSize, steps: [GraphicsStep]) {
        self.size = size
        self.steps = steps
    }
}
