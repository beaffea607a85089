import SwiftUI
import WidgetKit

/// The cover, cropped to its frame. It keeps its colors where the system tints the rest: an album without its colors
/// is hard to know.
struct CoverArt: View {
    let album: Album
    /// Whether the cover has only a part of a small or medium widget.
    var isThumbnail = false

    var body: some View {
        Color.clear
            .overlay {
                Image(isThumbnail ? album.thumbnail : album.cover)
                    .resizable()
                    .widgetAccentedRenderingMode(.fullColor)
                    .scaledToFill()
            }
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            .accessibilityElement()
            .accessibilityAddTraits(.isImage)
            .accessibilityLabel(Text("Cover of \(album.title)"))
    }
}
