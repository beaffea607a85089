import SwiftUI

/// The condition's symbol in its own colors. The soft shadow keeps white clouds visible on snow and a yellow sun
/// visible on yellow.
struct ConditionSymbol: View {
    let condition: WeatherCondition

    var body: some View {
        Image(systemName: condition.symbol)
            .symbolRenderingMode(.multicolor)
            .shadow(color: .black.opacity(0.4), radius: 1)
            .widgetAccentable()
            .accessibilityLabel(Text(condition.name))
    }
}
