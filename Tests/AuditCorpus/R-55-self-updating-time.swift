import SwiftUI
import WidgetKit

/// A time that stands still between entries. See the entries of the next hour.
struct ProbeView: View {
    var date: Date

    var body: some View {
        time.lineLimit(1).minimumScaleFactor(0.1)
    }

    private var time: Text {
        #if FAULT
            Text(date.formatted(date: .omitted, time: .shortened))
        #else
            Text(date, style: .time)
        #endif
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider(offsets: [0, 1_800, 3_600])) { entry in
            ProbeView(date: entry.date)
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
