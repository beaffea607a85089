import SwiftUI

/// The condition's gradient; in dark appearance it only glows on the dark widget background, so that light text
/// stays legible on white, yellow and orange.
struct ConditionBackground: View {
    @Environment(\.colorScheme) private var colorScheme

    let condition: WeatherCondition

    var body: some View {
        ZStack {
            Color("WidgetBackground")
            condition.gradient
                .opacity(colorScheme == .dark ? 0.4 : 1)
        }
    }
}

extension View {
    /// The system's secondary grey is too faint on a coloured background; this one keeps a contrast of 4.5 to 1.
    func textOnConditionBackground() -> some View {
        foregroundStyle(.primary, .primary.opacity(0.8))
    }
}
