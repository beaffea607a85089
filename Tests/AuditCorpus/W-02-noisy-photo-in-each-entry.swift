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

/// A photo of another place in each hour; photos have too much detail to be compressed.
struct FrameView: View {
    let frame: Frame

    var body: some View {
        HStack(spacing: 16) {
            Image(uiImage: photo)
                .resizable()
                .frame(width: 64, height: 64)
                .accessibilityLabel("Photo")
            Text("Memory")
                .font(.headline)
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var photo: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        var state = UInt32(frame.seed) &* 2_654_435_761
        return UIGraphicsImageRenderer(size: CGSize(width: 640, height: 640), format: format).image { context in
            for y in stride(from: 0, to: 640, by: 2) {
                for x in stride(from: 0, to: 640, by: 2) {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    UIColor(
                        red: Double(state >> 24) / 255, green: Double(state >> 16 & 0xFF) / 255,
                        blue: Double(state >> 8 & 0xFF) / 255, alpha: 1
                    ).setFill()
                    context.fill(CGRect(x: x, y: y, width: 2, height: 2))
                }
            }
        }
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
