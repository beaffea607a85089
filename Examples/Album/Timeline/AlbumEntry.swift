import WidgetKit

struct AlbumEntry: TimelineEntry {
    let date: Date
    let album: Album
    var isOfTheDay = true
    var isFavorite = false
    var theme = Theme.automatic
}
