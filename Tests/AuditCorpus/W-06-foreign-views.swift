import SwiftUI
import UIKit
import WidgetKit

struct Clock: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct ProbeView: View {
    var body: some View {
        VStack {
            Text("Rain")
            Spacer()
            #if FAULT
                Clock()
            #else
                Text("Wind")
            #endif
        }
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            ProbeView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemLarge])
    }
}
