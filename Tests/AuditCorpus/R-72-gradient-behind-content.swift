import SwiftUI
import WidgetKit

struct FocusView: View {
    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "moon.stars.fill")
                .font(.largeTitle)
                .accessibilityHidden(true)
            Text("Evening")
                .font(.headline)
        }
        .foregroundStyle(.white)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

struct Dusk: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        LinearGradient(
            colors: [.indigo.mix(with: .black, by: scheme == .dark ? 0.6 : 0.4), .black],
            startPoint: .top, endPoint: .bottom)
    }
}

@main
struct FocusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "focus", provider: Provider()) { _ in
            #if FAULT
                FocusView()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Dusk())
                    .widgetURL(URL(string: "focus://sleep"))
                    .containerBackground(.clear, for: .widget)
            #else
                FocusView()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .widgetURL(URL(string: "focus://sleep"))
                    .containerBackground(for: .widget) { Dusk() }
            #endif
        }
        .configurationDisplayName("Focus")
        .description("Start your evening.")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
