import ActivityKit
import SwiftUI
import UIKit
import WidgetKit

struct PhoneKitWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PhoneKit", provider: SampleProvider()) { entry in
            PhoneKitView(entry: entry)
        }
        .configurationDisplayName("UIKit")
        .description("Takes colours and images from UIKit.")
        .supportedFamilies([.systemSmall])
    }
}

struct PhoneKitView: View {
    let entry: SampleEntry

    /// A red dot of one pixel as a PNG file.
    private let dot = UIImage(
        data: Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
        ) ?? Data())

    var body: some View {
        VStack(spacing: 4) {
            Text(entry.title).foregroundColor(Color(UIColor.secondaryLabel))
            Rectangle().fill(Color(uiColor: .systemTeal)).frame(height: 12)
            Rectangle().fill(Color(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))).frame(height: 12)
            if let dot {
                Image(uiImage: dot).resizable().interpolation(.none).frame(width: 24, height: 24)
            }
        }
        .containerBackground(Color(.systemBackground), for: .widget)
    }
}

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var progress: Double
    }

    var name: String
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            VStack {
                Text(context.attributes.name)
                ProgressView(value: context.state.progress)
            }
            .activityBackgroundTint(.cyan)
            .activitySystemActionForegroundColor(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("L") }
                DynamicIslandExpandedRegion(.trailing) { Text("T") }
                DynamicIslandExpandedRegion(.bottom) {
                    ProgressView(value: context.state.progress)
                }
            } compactLeading: {
                Image(systemName: "shippingbox")
            } compactTrailing: {
                Text("\(Int(context.state.progress * 100)) %")
            } minimal: {
                Text("m")
            }
            .widgetURL(URL(string: "breadth://delivery"))
            .keylineTint(.red)
        }
    }
}
