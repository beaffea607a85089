import DeviceCatalog
import Painter
import RenderModel
import Scenes
import WidgetHost
import WidgetVocabulary

/// Draws the Live Activities and controls of one app for a gallery.
struct GalleryExtras {
    let host: WidgetHost
    let app: Gallery.App
    let folder: OutputFolder

    /// The first state of each activity in the places that the device has, or the reason that it cannot be drawn.
    func activities() async throws(CommandFailure) -> [GalleryPage.Kind] {
        let device = await host.phone()
        var kinds: [GalleryPage.Kind] = []
        for activity in app.activities {
            var kind = GalleryPage.Kind(name: activity.name, description: "", sizes: [])
            for presentation in ActivityPresentation.ofPhone {
                guard let placement = try? ActivityPlacement(device: device, presentation: presentation) else {
                    continue
                }
                var size = GalleryPage.Size(name: presentation.rawValue)
                do throws(HostError) {
                    let (tree, reply) = try await host.activityPreview(
                        of: app.id, attributes: activity.attributes, presentation: presentation)
                    if reply.origin == .samples {
                        kind.description = "With sample values: no #Preview defines contentStates."
                    }
                    let shown = ActivityStage(placement: placement, wallpaper: .graphite).compose(tree)
                    size = try picture(shown, "\(activity.name)-\(presentation.rawValue)", size)
                } catch {
                    size.note = error.description
                }
                kind.sizes.append(size)
            }
            kinds.append(kind)
        }
        return kinds
    }

    func controls() async throws(CommandFailure) -> [GalleryPage.Kind] {
        let device = await host.phone()
        var kinds: [GalleryPage.Kind] = []
        for control in app.controls {
            var kind = GalleryPage.Kind(name: control.name, description: control.description, sizes: [])
            for controlSize in ControlSize.allCases {
                guard let placement = try? ControlPlacement(device: device, size: controlSize) else { continue }
                var size = GalleryPage.Size(name: controlSize.rawValue)
                do throws(HostError) {
                    let (tree, _) = try await host.controlPreview(of: app.id, kind: control.kind, size: controlSize)
                    let shown = ControlStage(placement: placement).compose(tree)
                    size = try picture(shown, "\(control.kind)-control-\(controlSize.rawValue)", size, .dark)
                } catch {
                    size.note = error.description
                }
                kind.sizes.append(size)
            }
            kinds.append(kind)
        }
        return kinds
    }

    private func picture(
        _ tree: RenderTree, _ name: String, _ size: GalleryPage.Size, _ appearance: ColorScheme = .light
    ) throws(HostError) -> GalleryPage.Size {
        var size = size
        let file = PictureName.safe(name) + ".png"
        do {
            let painting = try Painter().paint(
                tree, options: Painter.Options(appearance: appearance), interruption: Interruption.drawing)
            let bytes = try PNGEncoder.encode(painting.bitmap, tier: .small, interruption: Interruption.drawing)
            try folder.write(bytes, to: file)
        } catch {
            throw .unavailable("\(file) cannot be drawn: \(error)")
        }
        size.light = file
        size.width = tree.size.width
        size.height = tree.size.height
        return size
    }
}
