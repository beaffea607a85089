import SwiftUI
import WidgetKit

@main
struct TipsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tips", provider: TipsProvider()) { entry in
            TipsWidgetView(entry: entry)
        }
        .configurationDisplayName("Tip of the Day")
        .description("Learn something new every day.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct TipsWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: TipsEntry

    var body: some View {
        Group {
            switch family {
            case .systemMedium: MediumTipView(tip: entry.tip)
            case .systemLarge: LargeTipsView(entry: entry)
            default: SmallTipView(tip: entry.tip)
            }
        }
        .foregroundStyle(Color("Ink"), Color("FaintInk"))
        .containerBackground(for: .widget) {
            LinearGradient(colors: [Color("Top"), Color("Bottom")], startPoint: .top, endPoint: .bottom)
        }
        .widgetURL(entry.tip.url)
    }
}
