import SwiftUI

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
    /// Text colors and type sizes for the Home Screen.
    ///
    /// The system's secondary gray is too faint on a colored background; this one keeps a contrast of 4.5 to 1. Beyond
    /// the largest ordinary type size a widget's fixed area would only show fragments.
    func onHomeScreen() -> some View {
        foregroundStyle(.primary, .primary.opacity(0.85))
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}
