import SwiftUI
import WidgetKit

/// Says why there is no weather, and what helps.
struct FailureView: View {
    @Environment(\.widgetFamily) private var family

    let failure: WeatherFailure

    var body: some View {
        switch family {
        case .accessoryInline:
            Text(failure.title)
        case .accessoryCircular:
            Image(systemName: failure.symbol)
                .font(.title3)
                .accessibilityLabel(Text(failure.title))
        #if os(watchOS)
            case .accessoryCorner:
                Image(systemName: failure.symbol)
                    .font(.title3)
                    .widgetLabel { Text(failure.title) }
                    .accessibilityLabel(Text(failure.title))
        #endif
        default:
            VStack(alignment: .leading, spacing: 4) {
                Image(systemName: failure.symbol)
                    .font(.title3)
                    .accessibilityHidden(true)
                Text(failure.title)
                    .font(.headline)
                if family != .accessoryRectangular {
                    Text(failure.advice)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            .minimumScaleFactor(0.7)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        }
    }
}
