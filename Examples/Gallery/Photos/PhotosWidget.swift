import SwiftUI
import WidgetKit

@main
struct PhotosWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Photos", intent: SelectAlbumIntent.self, provider: PhotosProvider()) { entry in
            PhotosWidgetView(entry: entry)
        }
        .configurationDisplayName("Memories")
        .description("Relive a day with a photo.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

/// The photo is the background. Where the system removes that, it becomes a picture in the content, which keeps its
/// colors.
struct PhotosWidgetView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode

    let entry: PhotosEntry

    var body: some View {
        Group {
            if showsBackground, renderingMode == .fullColor {
                PhotoCaption(entry: entry)
            } else {
                FramedPhoto(entry: entry)
            }
        }
        .containerBackground(for: .widget) {
            Color("WidgetBackground")
                .overlay {
                    Image(entry.photo.picture(for: family))
                        .resizable()
                        .scaledToFill()
                        // Lifts what the photo shows above the caption, which takes the lower half.
                        .scaleEffect(family == .systemSmall ? 1.2 : 1, anchor: .bottom)
                }
                .overlay { Shade(isTall: family == .systemLarge) }
                .clipped()
        }
        .widgetURL(entry.photo.url)
    }
}

/// Darkens the lower edge, where the caption is.
private struct Shade: View {
    let isTall: Bool

    var body: some View {
        LinearGradient(
            stops: [
                Gradient.Stop(color: .black.opacity(0), location: isTall ? 0.6 : 0.3),
                Gradient.Stop(color: .black.opacity(0.6), location: isTall ? 0.84 : 0.66),
                Gradient.Stop(color: .black.opacity(0.75), location: 1),
            ], startPoint: .top, endPoint: .bottom)
    }
}
