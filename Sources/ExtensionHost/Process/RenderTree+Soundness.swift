import CoreGraphics
import RenderModel

extension RenderTree {
    /// The tree, or an empty one that says why when a program that reads it could stumble.
    ///
    /// Trees come from a process that runs the widget's own code, so they are checked before anything relies on them.
    var sound: RenderTree {
        let findings = validate()
        guard !findings.isEmpty else { return self }
        let isCanvasSound = !findings.contains { [.emptyCanvas, .oversizedCanvas].contains($0.rule) }
        let canvas = isCanvasSound ? size : CGSize(width: 1, height: 1)
        var tree = RenderTree(
            size: canvas, scale: isCanvasSound ? scale : 1,
            root: RenderNode(frame: CGRect(origin: .zero, size: canvas)), diagnostics: diagnostics)
        tree.diagnostics += findings.prefix(10).map { finding in
            Diagnostic(
                .error, .invalidGeometry, subject: finding.place,
                message: "the widget's tree is unsound: \(finding.message)")
        }
        return tree
    }
}
