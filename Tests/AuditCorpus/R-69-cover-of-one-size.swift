// ONLY small
import SwiftUI
import WidgetKit

/// The cover fills the small size only.
struct CoverView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .systemSmall {
            #if FAULT
                cover(side: .infinity)
            #else
                cover(side: 60)
            #endif
        } else {
            HStack(spacing: 12) {
                cover(side: 60)
                VStack(alignment: .leading) {
                    Text("Gymnopedie").font(.headline)
                    Text("Satie").font(.subheadline)
                }
                Spacer()
            }
            .padding()
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }

    private func cover(side: CGFloat) -> some View {
        SkyView(mode: .fullColor, side: side)
    }
}

@main
struct CoverWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "cover", provider: Provider()) { _ in
            CoverView()
                .widgetURL(URL(string: "music://albums/satie"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Now Playing")
        .description("See what plays.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .contentMarginsDisabled()
    }
}
