import SwiftUI

/// The condition's symbol: in its own colors at night, and in those of the text by day, because a yellow sun is hard to
/// see on orange, and a white cloud on snow.
struct ConditionSymbol: View {
    @Environment(\.colorScheme) private var colorScheme

    let condition: WeatherCondition

    var body: some View {
        Image(systemName: condition.symbol)
            .symbolRenderingMode(colorScheme == .light ? .hierarchical : .multicolor)
            .widgetAccentable()
            .accessibilityLabel(Text(condition.name))
    }
}
