import CoreGraphics
import RenderModel
import SwiftUI

/// A mark as it is drawn, in points of the plot from its top left corner.
struct DrawnMark {
    /// One path with one style.
    struct Layer {
        /// What is aligned to device pixels.
        enum Snapping: Equatable {
            case nothing
            /// One side of a horizontal or vertical line.
            case line
            /// All sides of a rectangle, so that neighbors meet without a seam. Along one axis rectangles keep their
            /// common length.
            case rectangle(keepsLength: Axis?)
        }

        var path: PathStorage
        var drawing: ShapeContent.Style
        var style: AnyShapeStyle
        /// The area of the style's unit points; `nil` for the whole plot.
        var bounds: CGRect?
        var snapping = Snapping.nothing
    }

    /// The accessibility label of a position of the mark.
    struct Speech {
        var frame: CGRect
        var label: String?
        var value: String?
        var identifier: String?
        var isHidden: Bool
    }

    struct Note {
        var annotation: Annotation
        var target: CGRect
    }

    var viewType: String
    var layers: [Layer] = []
    /// Symbol views, with their centers.
    var views: [(view: AnyView, center: CGPoint)] = []
    var bounds: CGRect
    var opacity = 1.0
    var blur: CGFloat = 0
    var shadows: [MarkStyle.Shadow] = []
    var clip: (path: PathStorage, evenOdd: Bool)?
    var mask: [DrawnMark] = []
    var speech: [Speech] = []
    var notes: [Note] = []
    var zIndex: Double = 0
}

extension DrawnMark {
    init(_ mark: Mark, bounds: CGRect) {
        viewType = mark.kind.rawValue
        self.bounds = bounds
        opacity = mark.style.opacity
        blur = mark.style.blur
        shadows = mark.style.shadows
        zIndex = mark.style.zIndex ?? 0
        if let clip = mark.style.clip {
            self.clip = (
                clip.shape.path(in: CGRect(origin: .zero, size: bounds.size)).storage
                    .applying(CGAffineTransform(translationX: bounds.minX, y: bounds.minY)),
                clip.style.isEOFilled
            )
        }
    }
}
