import SwiftUI
import UIKit
import WidgetKit

/// Makes pictures files again, and smaller.
struct PictureProvider: TimelineProvider {
    /// A PNG file of one red pixel.
    private static let file = Data(
        base64Encoded: """
            iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==
            """)

    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        var lines = ["no file"]
        if let file = Self.file, let image = UIImage(data: file) {
            let thumbnail = image.preparingThumbnail(of: CGSize(width: 8, height: 4))
            lines = [
                "\(image.pngData() == file) \(image.jpegData(compressionQuality: 0.5) == file)",
                "\(thumbnail?.size.width ?? 0) \(UIImage(systemName: "star")?.pngData().flatMap(UIImage.init(data:)) != nil)",
            ]
        }
        completion(Timeline(entries: [LinesEntry(date: .now, lines: lines)], policy: .never))
    }
}

struct PictureWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Picture", provider: PictureProvider()) { LinesView(lines: $0.lines) }
            .supportedFamilies([.systemSmall])
    }
}
