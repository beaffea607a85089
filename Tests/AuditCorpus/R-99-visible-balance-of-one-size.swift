// ONLY medium
import SwiftUI
import WidgetKit

/// In the medium size the balance stays readable in the placeholder.
struct BalanceView: View {
    let entry: Reading
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text("Wallet").font(.headline)
                Text("\(entry.value) €").font(.title2.bold())
            }
            if family == .systemMedium {
                Spacer()
                VStack(alignment: .trailing) {
                    Text("Week").font(.headline)
                    #if FAULT
                        Text("\(entry.value * 4) €").font(.title2.bold()).unredacted()
                    #else
                        Text("\(entry.value * 4) €").font(.title2.bold())
                    #endif
                }
                .widgetAccentable()
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

@main
struct BalanceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "balance", provider: ReadingProvider()) { entry in
            BalanceView(entry: entry)
                .widgetURL(URL(string: "bank://accounts/main"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Balance")
        .description("Check your balance.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
