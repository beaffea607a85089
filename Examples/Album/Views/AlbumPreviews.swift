import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
    AlbumWidget()
} timeline: {
    AlbumEntry(date: .now, album: .lowTide)
    AlbumEntry(date: .now, album: .paperKites, isFavorite: true, theme: .dark)
}

#Preview("Medium", as: .systemMedium) {
    AlbumWidget()
} timeline: {
    AlbumEntry(date: .now, album: .staticGarden, isFavorite: true)
}

#Preview("Large", as: .systemLarge) {
    AlbumPosterWidget()
} timeline: {
    AlbumEntry(date: .now, album: .paperKites, isOfTheDay: false)
}
