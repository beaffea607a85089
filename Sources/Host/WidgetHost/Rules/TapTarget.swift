import CoreGraphics
import ExtensionProtocol
import RenderModel

/// What a tap on a widget means.
package struct TapTarget: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        case openApp(url: String?)
        case perform(Meaning.IntentCall)
        /// `isOn` is the state before the tap.
        case toggle(Meaning.IntentCall, isOn: Bool)
    }

    /// The node that reacts; the root for the widget as a whole.
    package var path: NodePath
    /// In canvas points, as it is seen.
    package var frame: CGRect
    package var action: Action
    /// What is wrong with the target, in words.
    package var finding: String?

    package init(path: NodePath, frame: CGRect, action: Action, finding: String? = nil) {
        self.path = path
        self.frame = frame
        self.action = action
        self.finding = finding
    }
}
