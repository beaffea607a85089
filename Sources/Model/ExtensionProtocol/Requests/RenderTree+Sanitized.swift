import CoreGraphics
import RenderModel

extension RenderTree {
    /// The tree without anything that could crash a program that reads it, with diagnostics that state the reason.
    ///
    /// Trees come from a process that runs the widget's own code, so they are checked before anything relies on them.
    /// An invalid node is omitted with its descendants; a tree whose canvas or tables are invalid becomes empty.
    package var sanitized: RenderTree {
        let findings = validate()
        guard !findings.isEmpty else { return self }
        var tree = withoutUnsoundNodes() ?? emptied(isCanvasSound: !findings.contains { $0.rule.concernsCanvas })
        tree.diagnostics += findings.prefix(10).map { finding in
            Diagnostic(
                .error, .invalidGeometry, subject: finding.place,
                message: "the widget's tree is unsound: \(finding.message); this part is not drawn")
        }
        return tree
    }

    private func emptied(isCanvasSound: Bool) -> RenderTree {
        let canvas = isCanvasSound ? size : CGSize(width: 1, height: 1)
        return RenderTree(
            size: canvas, scale: isCanvasSound ? scale : 1,
            root: RenderNode(frame: CGRect(origin: .zero, size: canvas)), diagnostics: diagnostics)
    }
}

extension TreeFinding.Rule {
    fileprivate var concernsCanvas: Bool { self == .emptyCanvas || self == .oversizedCanvas }
}
