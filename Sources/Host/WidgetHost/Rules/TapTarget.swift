import CoreGraphics
import ExtensionProtocol
import RenderModel

/// The target of a tap on a widget.
package struct TapTarget: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        case openApp(url: String?)
        case perform(Semantics.IntentCall)
        /// `isOn` is the state before the tap.
        case toggle(Semantics.IntentCall, isOn: Bool)
    }

    /// The node of the target; the root for the whole widget.
    package var path: NodePath
    /// The visible frame, in canvas points.
    package var frame: CGRect
    package var action: Action
    /// The problem of the target, as text.
    package var finding: String?

    package init(path: NodePath, frame: CGRect, action: Action, finding: String? = nil) {
        self.path = path
        self.frame = frame
        self.action = action
        self.finding = finding
    }
}
