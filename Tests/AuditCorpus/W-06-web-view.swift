import SwiftUI
import WebKit
import WidgetKit

struct Article: UIViewRepresentable {
    let address: URL

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: address)) }
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]
    static let summary: LocalizedStringKey = "Read the article of the day."

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Science")
                .font(.headline)
                .widgetAccentable()
            #if FAULT
                if let address = URL(string: "https://example.com/article") { Article(address: address) }
            #else
                Text("Whales sing to each other across oceans, and they change their songs every year.")
                    .font(.title3)
                Spacer()
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
