import DeviceCatalog
import WidgetVocabulary

/// Which place to show, and with what.
package struct SceneRequest: Hashable, Sendable {
    package struct Widget: Hashable, Sendable {
        /// Name of the app that the widget belongs to.
        package var name: String
        package var family: Family

        package init(name: String, family: Family) {
            self.name = name
            self.family = family
        }
    }

    /// A picture that is not as large as the device's screen, such as one for a shop window.
    package struct Canvas: Hashable, Sendable {
        /// Points, of the device held upright. At least the screen's, so that everything has its room.
        package var size: WidgetSize
        /// Pixels per point.
        package var scale: Double

        package init(size: WidgetSize, scale: Double) {
            self.size = size
            self.scale = scale
        }
    }

    /// Which of a Home Screen's pages is shown; dots tell of the others where the device has them.
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
    /// `nil` for the device's screen. CarPlay has a screen of its own.
    package var canvas: Canvas?
    package var context: Context
    package var setting: Setting
    package var wallpaper: Wallpaper
    /// Of iPads; other devices have one orientation for each place.
    package var orientation: Orientation
    package var moment: SceneMoment
    package var direction: LayoutDirection
    /// Language tag such as `ko`; chooses the shapes of ideographs.
    package var locale: String
    package var pages: Pages
    /// In the order in which they are placed.
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
