// PLATFORM visionOS
import SwiftUI
import WidgetKit

struct PosterView: View {
    @Environment(\.levelOfDetail) private var detail

    var body: some View {
        VStack(spacing: 8) {
            Text("Jazz")
                .font(detail == .simplified ? .largeTitle : .title)
                .widgetAccentable()
            if detail != .simplified {
                Text("Tonight")
                    .font(.title3)
                #if !FAULT
                    PosterBadge()
                #endif
            }
        }
        .foregroundStyle(.white)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

struct PosterBadge: View {
    var body: some View {
        Label("Free", systemImage: "ticket.fill")
            .font(.headline)
            .foregroundStyle(.white)
    }
}

/// The badge is part of the background, which the glass dims.
@main
struct PosterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "poster", provider: Provider()) { _ in
            PosterView()
                .widgetURL(URL(string: "concerts://tonight/jazz"))
                .containerBackground(for: .widget) {
                    Color(red: 0.2, green: 0.1, blue: 0.25)
                        #if FAULT
                            .overlay(alignment: .bottomTrailing) { PosterBadge().padding(16) }
                        #endif
                }
        }
        .configurationDisplayName("Concerts")
        .description("Find a concert for tonight.")
        .supportedFamilies([.systemSmall])
    }
}
