import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
    PhotosWidget()
} timeline: {
    PhotosEntry(date: .now, photo: Photo.library[0])
    PhotosEntry(date: .now, photo: Photo.library[1])
}

#Preview("Large", as: .systemLarge) {
    PhotosWidget()
} timeline: {
    PhotosEntry(date: .now, photo: Photo.library[2])
    PhotosEntry(date: .now, photo: Photo.library[3])
}
