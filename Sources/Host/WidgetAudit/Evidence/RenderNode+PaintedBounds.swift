import CoreGraphics
import RenderModel

extension RenderNode {
    /// The rectangle around the frames of the leaves, with transforms, clips and masks; null without leaves. Lines and
    /// blurs reach a little beyond it.
    ///
    /// - Parameter toCanvas: From the coordinates of the node to those of the rectangle.
    func paintedBounds(_ toCanvas: CGAffineTransform) -> CGRect {
        var inner = toCanvas
        var own = CGRect.null
        var clip: CGRect?
        switch content {
        case .text, .symbol, .image, .shape: own = frame.applying(toCanvas)
        case .effect(.transform(let transform)): inner = transform.concatenating(toCanvas)
        case .effect(.clip(let path, _)): clip = path.boundingRect.applying(toCanvas)
        case .effect(.mask(let mask)): clip = mask.paintedBounds(toCanvas)
        case .group, .effect: break
        }
        let bounds = children.reduce(own) { $0.union($1.paintedBounds(inner)) }
        return clip.map { bounds.intersection($0) } ?? bounds
    }
}
