import DeviceCatalog
import Scenes
import WidgetCompiler

/// The request to `tessera screenshot`, validated as far as possible without the widgets.
package struct ScreenshotOptions: Hashable, Sendable {
    /// The folders of extensions.
    package var sources: [WidgetSource]
    /// Empty for every widget of every extension, in all its families.
    package var widgets: [WidgetArgument]
    /// Empty for pictures as large as the devices' screens.
    package var storeSizes: [StoreSize]
    package var orientation: Orientation
    /// The time that the clocks of the places show.
    package var moment: Moment
    /// The options that pictures of single widgets share; `source` and the widget's kind and families are not used.
    package var common: RenderOptions

    package init(
        sources: [WidgetSource], widgets: [WidgetArgument] = [], storeSizes: [StoreSize] = [],
        orientation: Orientation = .portrait, moment: Moment, common: RenderOptions
    ) {
        self.sources = sources
        self.widgets = widgets
        self.storeSizes = storeSizes
        self.orientation = orientation
        self.moment = moment
        self.common = common
    }

    /// The options for one of the extensions.
    func common(for source: WidgetSource) -> RenderOptions {
        var options = common
        options.source = source
        return options
    }

    /// The devices, each with the size of its pictures.
    var canvases: [SceneCanvas] {
        guard !storeSizes.isEmpty else { return common.devices.map { SceneCanvas(device: $0) } }
        return storeSizes.compactMap { store in
            store.canvas.map { canvas in
                SceneCanvas(
                    device: canvas.device, store: store,
                    size: SceneRequest.Canvas(size: canvas.size, scale: canvas.scale))
            }
        }
    }
}

/// A device and the size of its pictures.
package struct SceneCanvas: Hashable, Sendable {
    package var device: Device
    package var store: StoreSize?
    /// `nil` for the device's screen.
    package var size: SceneRequest.Canvas?

    /// The name in messages.
    var name: String {
        store.map { "\(device.platform.rawValue) \($0.pixels)" } ?? device.name
    }
}
