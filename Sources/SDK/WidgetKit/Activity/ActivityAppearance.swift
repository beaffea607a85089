import RenderModel
import SwiftUI

/// The system background of a Live Activity without its own.
package enum ActivityGround: Hashable, Sendable {
    /// The material of a notification, through which the wallpaper is visible.
    case material
    /// None: the place is black.
    case none
}

private struct ActivityGroundKey: EnvironmentKey {
    static var defaultValue: ActivityGround? { nil }
}

extension EnvironmentValues {
    /// Set where a Live Activity has a background: on the Lock Screen and in similar places.
    nonisolated package var activityGround: ActivityGround? {
        get { self[ActivityGroundKey.self] }
        set { self[ActivityGroundKey.self] = newValue }
    }
}

/// Adds the background of a Live Activity to the canvas.
///
/// 1. Where there is no such background, as in the Dynamic Island, nothing is added.
/// 2. A translucent color is drawn over the blurred backdrop; a clear one has no backdrop.
/// 3. The innermost background wins, because modifiers are visited from the outside in.
private struct ActivityBackgroundModifier: ViewModifier {
    enum Kind {
        case ground
        case tint(Color)
    }

    typealias Body = Never

    let kind: Kind

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        if let ground = inputs.environment.activityGround {
            var background = _ViewOutputs()
            switch modifier.kind {
            case .ground:
                if ground == .material {
                    makeView(Rectangle().fill(Material.regular), inputs: inputs, outputs: &background)
                }
            case .tint(let color):
                let alpha = color.resolve(in: inputs.environment).opacity
                if ground == .material, alpha > 0, alpha < 1 {
                    makeView(Rectangle().fill(Material.ultraThin), inputs: inputs, outputs: &background)
                }
                makeView(Rectangle().fill(color), inputs: inputs, outputs: &background)
            }
            inputs.context.containerBackground = background.nodes
        }
        Base._makeView(content, inputs: inputs, outputs: &outputs)
    }
}

private func makeView<V: View>(_ view: V, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
    V._makeView(view, inputs: inputs, outputs: &outputs)
}

extension View {
    /// The system's own background of a Live Activity.
    nonisolated func activityGround() -> some View {
        modifier(ActivityBackgroundModifier(kind: .ground))
    }

    /// Sets the background color of a Live Activity on the Lock Screen.
    @ViewBuilder
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        if let color {
            modifier(ActivityBackgroundModifier(kind: .tint(color)))
        } else {
            self
        }
    }

    /// Sets the color of the button that the system adds to a Live Activity.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        noEffect(
            "activitySystemActionForegroundColor",
            "the system's button appears only after a swipe, which a picture does not show.")
    }
}
