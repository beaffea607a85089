import CoreGraphics
import Foundation
import RenderModel

extension RenderNode {
    /// Takes the widget's label out of the drawing; `nil` when the widget has none.
    mutating func takeLabel() -> RenderNode? {
        if let index = children.firstIndex(where: { $0.meaning?.marks.contains(.widgetLabel) == true }) {
            return children.remove(at: index)
        }
        for index in children.indices {
            if let label = children[index].takeLabel() { return label }
        }
        return nil
    }

    /// The label along an arc.
    ///
    /// 1. It becomes smaller until its height and its length fit.
    /// 2. It is bent around a centre as far below (in the lower half above) its line as the circle's radius is in its own
    ///    points. In the lower half the letters stand on the outer side, so that they can be read.
    /// 3. The whole is turned to its place on the circle.
    func placed(along arc: SceneSlot.LabelArc) -> RenderNode? {
        guard let ink = inkFrame, ink.width > 0, ink.height > 0 else { return nil }
        let factor = min(1, arc.height / ink.height, arc.length / ink.width)
        let isAbove = cos(arc.angle) >= 0
        let radius = (isAbove ? arc.radius : arc.radius + ink.height * factor) / factor
        let side: SceneSlot.Bend.Side = isAbove ? .above : .below
        let center = CGPoint(x: ink.midX, y: isAbove ? ink.maxY + radius : ink.maxY - radius)
        let bent = bent(SceneSlot.Bend(center: center, radius: radius, side: side), centredOn: ink)
        let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
            .concatenating(CGAffineTransform(rotationAngle: isAbove ? arc.angle : arc.angle - .pi))
            .concatenating(CGAffineTransform(translationX: arc.center.x, y: arc.center.y))
        let middle = CGPoint(
            x: arc.center.x + arc.radius * sin(arc.angle), y: arc.center.y - arc.radius * cos(arc.angle))
        return RenderNode(
            .effect(.transform(transform)),
            frame: CGRect(center: middle, width: ink.width * factor, height: ink.height * factor), children: [bent])
    }
}
