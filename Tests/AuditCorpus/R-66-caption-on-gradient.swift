import SwiftUI
import WidgetKit

/// The last caption is on the light end of a gradient, the title on its dark one.
struct DepartureView: View {
    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text("Lyon")
                    .font(.title2.bold())
                    .widgetAccentable()
                Text("On time")
                    .font(.footnote)
            }
            Spacer()
            Text("Gate")
                .font(.footnote)
        }
        .foregroundStyle(.white)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}

struct Sunrise: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let night = scheme == .dark ? Color.black : Color(red: 0.1, green: 0.1, blue: 0.4)
        #if FAULT
            LinearGradient(
                colors: [night, Color(red: 1, green: 0.85, blue: 0.5)], startPoint: .leading, endPoint: .trailing)
        #else
            LinearGradient(
                colors: [night, Color(red: 0.4, green: 0.15, blue: 0.3)], startPoint: .leading, endPoint: .trailing)
        #endif
    }
}

@main
struct DepartureWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "departure", provider: Provider()) { _ in
            DepartureView()
                .widgetURL(URL(string: "trains://departure/lyon"))
                .containerBackground(for: .widget) { Sunrise() }
        }
        .configurationDisplayName("Departures")
        .description("Follow your next train.")
        .supportedFamilies([.systemMedium])
    }
}
