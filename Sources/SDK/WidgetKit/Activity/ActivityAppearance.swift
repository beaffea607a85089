import RenderModel
import SwiftUI

/// What the system puts behind a Live Activity that says nothing about its background.
package enum ActivityGround: Hashable, Sendable {
    /// The material of a notification, through which the wallpaper shows.
    case material
    /// Nothing: the place is black.
    case none
}

private struct ActivityGroundKey: EnvironmentKey {
    static var defaultValue: ActivityGround? { nil }
}

extension EnvironmentValues {
    /// Set where a Live Activity has a background of its own: on the Lock Screen and in places like it.
    nonisolated package var activityGround: ActivityGround? {
        get { self[ActivityGroundKey.self] }
        set { self[ActivityGroundKey.self] = newValue }
    }
}

/// Gives the canvas the background of a Live Activity.
///
/// 1. Where there is no such background, as in the Dynamic Island, nothing is made.
/// 2. A color that lets light through lies over the blurred image of what is behind; a clear one over nothing.
/// 3. The innermost background wins, because modifiers are followed from the outside to the inside.
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

    /// Colors the Lock Screen's background of a Live Activity.
    @ViewBuilder
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        if let color {
            modifier(ActivityBackgroundModifier(kind: .tint(color)))
        } else {
            self
        }
    }

    /// Colors the button that the system adds to a Live Activity.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        noEffect(
            "activitySystemActionForegroundColor",
            "the system's button appears only after a swipe, which a picture does not show.")
    }
}
