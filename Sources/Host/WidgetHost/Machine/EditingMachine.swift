import DeviceCatalog
import WidgetVocabulary

/// Whether widgets can be moved and removed, and whether the gallery is open over them.
///
/// The gallery opens from an edited place, and closing it returns to editing (F-53).
struct EditingMachine: Sendable {
    private(set) var mode = HostState.Mode.using

    mutating func beginEditing(_ context: Context) { mode = .editing(context) }

    mutating func endEditing() { mode = .using }

    /// - Parameter visible: The place that the user sees.
    mutating func openGallery(_ context: Context, visible: PlaceChoice) throws(HostError) {
        let platform = visible.context == context ? visible.platform : context.usualPlatform
        guard context.opensGallery(on: platform) else { throw .galleryNotHere(context, platform) }
        guard mode == .editing(context) || mode == .gallery(context) else { throw .notEditing(context) }
        mode = .gallery(context)
    }

    mutating func closeGallery() {
        if case .gallery(let context) = mode { mode = .editing(context) }
    }
}
