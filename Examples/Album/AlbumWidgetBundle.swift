import SwiftUI
import WidgetKit

@main
struct AlbumWidgetBundle: WidgetBundle {
    var body: some Widget {
        AlbumWidget()
        AlbumPosterWidget()
    }
}
