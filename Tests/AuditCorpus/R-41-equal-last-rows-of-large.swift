// ONLY large
import SwiftUI
import WidgetKit

struct Article {
    var title: String
    var page: String
}

#if FAULT
    private let last = "ferry"
#else
    private let last = "market"
#endif

private let articles = [
    Article(title: "Bridge opens", page: "bridge"), Article(title: "Ferry is late", page: "ferry"),
    Article(title: "Market moves", page: last),
]

/// The third row, which only the large size has, leads to the page of the second.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(spacing: 10) {
            ForEach(articles.prefix(family == .systemLarge ? 3 : 2), id: \.title) { article in
                Link(destination: URL(string: "probe://news/\(article.page)")!) {
                    HStack {
                        Text(article.title).font(.headline)
                        Spacer()
                        Image(systemName: "chevron.forward").accessibilityHidden(true)
                    }
                    .frame(minHeight: 50)
                }
                .foregroundStyle(.primary)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
