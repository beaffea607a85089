import SwiftUI
import UIKit
import WidgetKit

struct Frame: TimelineEntry {
    var date: Date
    var seed: Int
}

struct FrameProvider: TimelineProvider {
    func placeholder(in context: Context) -> Frame { Frame(date: .now, seed: 1) }

    func getSnapshot(in context: Context, completion: @escaping (Frame) -> Void) {
        completion(Frame(date: .now, seed: 1))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Frame>) -> Void) {
        #if FAULT
            let hours = 24
        #else
            let hours = 4
        #endif
        let frames = (0..<hours).map { Frame(date: .now.addingTimeInterval(TimeInterval($0) * 3600), seed: $0 + 2) }
        completion(Timeline(entries: frames, policy: .atEnd))
    }
}

/// A photo of another place in each hour, with the metadata of an editor, which the archive keeps as well. The image is
/// that of `SkyView`.
struct FrameView: View {
    let frame: Frame

    var body: some View {
        HStack(spacing: 16) {
            if let photo {
                Image(uiImage: photo)
                    .resizable()
                    .widgetAccentedRenderingMode(.desaturated)
                    .frame(width: 64, height: 64)
                    .accessibilityLabel("Photo")
            }
            Text("Memory")
                .font(.headline)
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var photo: UIImage? {
        let metadata = Data(repeating: UInt8(frame.seed), count: 600_000)
        return Data(base64Encoded: Sky.halved).flatMap { UIImage(data: $0 + metadata) }
    }
}

@main
struct FrameWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "frame", provider: FrameProvider()) { frame in
            FrameView(frame: frame)
                .widgetURL(URL(string: "photos://memories/\(frame.seed)"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Frame")
        .description("Look back at your year.")
        .supportedFamilies([.systemMedium])
    }
}
