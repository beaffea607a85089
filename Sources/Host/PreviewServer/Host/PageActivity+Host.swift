import CoreGraphics
import DeviceCatalog
import RenderModel
import WidgetHost

extension PageActivity {
    init(_ activity: LiveActivity, app: String) {
        let phase: Phase =
            switch activity.phase {
            case .starting: .starting
            case .active: .active
            case .ended: .ended
            }
        self.init(
            id: activity.id.number, extension: activity.extensionID.name, app: app, name: activity.kind, phase: phase,
            states: activity.states.enumerated().map { index, state in
                State(name: state.name.isEmpty ? "\(index + 1)" : state.name, isStale: state.age == .stale)
            }, chosen: activity.ownState == nil ? activity.chosen : nil, isStale: activity.isStale,
            note: activity.origin == .samples ? Self.advice(activity) : activity.note, failure: activity.failure)
    }

    /// Instructions for activities whose states no preview defines.
    private static func advice(_ activity: LiveActivity) -> String {
        """
        These are sample values, because no preview defines any. To use your own, add #Preview(as: .content, using: \
        \(activity.attributes)(…)) { \(activity.kind)() } contentStates: { … } to a source file, or start tessera \
        preview with --activity and a JSON file of attributes and states.
        """
    }
}

extension PageActivityPicture {
    init(_ shown: ShownActivity, svg: String) {
        let tree = shown.tree
        let camera = tree.root.frame(ofNode: "dynamic-island-camera")
        self.init(
            activity: shown.activity.number, presentation: shown.presentation.rawValue, revision: shown.revision,
            svg: svg,
            size: [Double(tree.size.width), Double(tree.size.height)], radius: shown.environment.cornerRadius,
            camera: camera.map { [Double($0.minX), Double($0.minY), Double($0.width), Double($0.height)] },
            backdrop: tree.backdropFilter, isOneTarget: shown.presentation.isOneTarget)
    }
}

extension RenderNode {
    /// The frame of the node with an identifier, unless a transform applies to it.
    fileprivate func frame(ofNode identifier: String) -> CGRect? {
        if semantics?.identifier == identifier { return frame }
        return children.lazy.compactMap { $0.frame(ofNode: identifier) }.first
    }
}
