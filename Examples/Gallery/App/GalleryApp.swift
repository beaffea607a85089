import SwiftUI

/// The app that carries the widgets. It has nothing to show but where they are.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            ContentUnavailableView(
                "The widgets are in the widget gallery", systemImage: "square.grid.2x2.fill",
                description: Text("Touch and hold the Home Screen, then tap Edit and Add Widget."))
        }
    }
}
