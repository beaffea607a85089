import SwiftUI
import WidgetKit

/// The condition's gradient. In dark appearance night falls over it, thicker toward the bottom, so that light text
/// stays legible even on white, yellow and orange.
struct ConditionBackground: View {
    @Environment(\.colorScheme) private var colorScheme

    let condition: WeatherCondition

    var body: some View {
        ZStack {
            Color("WidgetBackground")
            condition.gradient
            if colorScheme == .dark {
                LinearGradient(
                    colors: [Color("WidgetBackground").opacity(0.67), Color("WidgetBackground").opacity(0.86)],
                    startPoint: .top, endPoint: .bottom)
            }
        }
    }
}

extension View {
    /// Text colors and type sizes for the Home Screen and StandBy.
    ///
    /// Beyond the largest ordinary type size a widget's fixed area would only show fragments.
    func onHomeScreen() -> some View {
        modifier(HomeScreenStyle())
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}

/// The system's secondary gray is too faint on a colored background; this one keeps a contrast of 4.5 to 1. At night the
/// system draws StandBy in one vibrant color and needs its own gray, because vibrancy turns opacity into brightness.
private struct HomeScreenStyle: ViewModifier {
    @Environment(\.widgetRenderingMode) private var renderingMode

    func body(content: Content) -> some View {
        if renderingMode == .vibrant {
            content
        } else {
            content.foregroundStyle(.primary, .primary.opacity(0.85))
        }
    }
}
