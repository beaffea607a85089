import AppIntents
import SwiftUI

/// A heart to tap. Its touch area is larger than what is drawn.
struct FavoriteToggle: View {
    let entry: AlbumEntry

    var body: some View {
        Toggle(isOn: entry.isFavorite, intent: SetFavoriteIntent(album: entry.album)) {
            Text("Favorite")
        }
        .toggleStyle(HeartToggleStyle())
        .accessibilityLabel(Text("Favorite"))
    }
}

private struct HeartToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isOn ? "heart.fill" : "heart")
            .font(.title3)
            .widgetAccentable()
            .frame(minWidth: 44, minHeight: 44, alignment: .trailing)
            .contentShape(Rectangle())
    }
}
