import DeviceCatalog
import WidgetVocabulary

/// The place to draw, and its contents.
package struct SceneRequest: Hashable, Sendable {
    package struct Widget: Hashable, Sendable {
        /// The name of the widget's app.
        package var name: String
        package var family: Family

        package init(name: String, family: Family) {
            self.name = name
            self.family = family
        }
    }

    /// The size of a picture that differs from the device's screen, such as an App Store screenshot.
    package struct Canvas: Hashable, Sendable {
        /// The size in points in portrait orientation. At least the screen's, so that everything fits.
        package var size: WidgetSize
        /// Pixels per point.
        package var scale: Double

        package init(size: WidgetSize, scale: Double) {
            self.size = size
            self.scale = scale
        }
    }

    /// The visible page of a Home Screen; dots indicate the others on devices that have them.
    package struct Pages: Hashable, Sendable {
        /// The page that is shown, from 0.
        package var shown: Int
        package var count: Int

        package init(shown: Int, count: Int) {
            self.shown = shown
            self.count = count
        }
    }

    package var device: Device
    /// `nil` for the device's screen. CarPlay has its own screen.
    package var canvas: Canvas?
    package var context: Context
    package var setting: Setting
    package var wallpaper: Wallpaper
    /// The orientation of iPads; other devices have one orientation for each place.
    package var orientation: Orientation
    package var moment: SceneMoment
    package var direction: LayoutDirection
    /// Language tag such as `ko`; chooses the shapes of ideographs.
    package var locale: String
    package var pages: Pages
    /// The widgets in placement order.
    package var widgets: [Widget]

    package init(
        device: Device, canvas: Canvas? = nil, context: Context, setting: Setting = Setting(),
        wallpaper: Wallpaper = .dunes, orientation: Orientation = .portrait,
        moment: SceneMoment = .example, direction: LayoutDirection = .leftToRight, locale: String = "en",
        pages: Pages = Pages(shown: 0, count: 1), widgets: [Widget] = []
    ) {
        self.device = device
        self.canvas = canvas
        self.context = context
        self.setting = setting
        self.wallpaper = wallpaper
        self.orientation = orientation
        self.moment = moment
        self.direction = direction
        self.locale = locale
        self.pages = pages
        self.widgets = widgets
    }
}

extension SceneRequest {
    /// The size of the place in points, as its device is held.
    package var screenSize: WidgetSize {
        let size = canvas?.size ?? device.screen.size
        return switch (context, device.platform) {
        case (.carPlay, _): Decisions.carPlayScreen
        case (.standBy, _): size.turned
        case (_, .iPad): orientation == .landscape ? size.turned : size
        default: size
        }
    }
}
