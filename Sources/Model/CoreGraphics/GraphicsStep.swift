import Foundation

/// One drawing command of a ``CGContext``. Geometry in the image's space, y downward, after the current transform.
package indirect enum GraphicsStep: Equatable, Sendable {
    case fill(PathStorage, evenOdd: Bool, CGColor)
    case stroke(PathStorage, GraphicsLine, CGColor)
    case picture(GraphicsPicture, CGRect, CGAffineTransform)
    case gradient(GraphicsGradient)
    case shadowed([GraphicsStep], GraphicsShadow)
    /// Steps masked by an image's alpha.
    case masked([GraphicsStep], GraphicsPicture, CGRect, CGAffineTransform)
    /// Steps clipped to a path, with an opacity, or with a blend mode.
    case group([GraphicsStep], clip: PathStorage?, alpha: Double, blend: CGBlendMode)
}

/// How a line is stroked; lengths in the image's units.
package struct GraphicsLine: Hashable, Sendable {
    package var width = 1.0
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit = 10.0
    package var dash: [Double] = []
    package var dashPhase = 0.0

    package init() {}
}

/// An image that a higher layer can draw.
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

/// Lengths in the image's units, y downward.
package struct GraphicsShadow: Equatable, Sendable {
    package var color: CGColor
    package var blur: Double
    package var offset: CGSize
}

/// The drawing of a context, as an image.
package struct GraphicsDrawing: Equatable, Sendable {
    package var size: CGSize
    package var steps: [GraphicsStep]

    package init(size: CGSize, steps: [GraphicsStep]) {
        self.size = size
        self.steps = steps
    }
}
