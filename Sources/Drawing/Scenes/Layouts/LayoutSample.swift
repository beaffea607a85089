import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter
import WidgetVocabulary

/// Sample content that shows the foundations of layout on a device, drawn with the same values that tests check.
package enum LayoutSample: Hashable, Sendable {
    /// Guides of a screen, with readable text and a button at the bottom.
    case guides(Device, Orientation)
    /// Two windows side by side on an iPad in landscape.
    case splitView(Device, SplitView)
    /// A form, with the field being edited above the keyboard.
    case form(Device, focused: Int?)
    /// A game, with controls at a distance from every edge.
    case game(Device, Orientation)
    /// Titled rows on a television with one item in focus; drawn at one pixel per point.
    case televisionGrid(columns: Int, focused: Int)
    /// Rows of buttons on a watch; `shown` turns the view toward someone opposite the user.
    case watchButtons(Device, shown: Bool)

    /// The picture of the sample; `nil` for impossible ones: a grid of one column, split view on an iPhone, a watch of
    /// 10 mm.
    package func tree(
        direction: LayoutDirection = .leftToRight, typesetter: Typesetter = .standard
    ) -> RenderTree? {
        func drawing(_ size: CGSize, _ scale: Double) -> SceneDrawing {
            SceneDrawing(
                SceneFrame(size: size, scale: scale, direction: direction, locale: "en"), typesetter: typesetter)
        }
        switch self {
        case .guides(let device, let orientation):
            var picture = drawing(CGSize(device.screen.size(orientation)), device.scale)
            picture.page(LayoutGuides(device.screen, orientation: orientation))
            return picture.tree
        case .splitView(let device, let part):
            guard let width = part.width(.landscape, on: device.screen) else { return nil }
            var picture = drawing(CGSize(device.screen.size(.landscape)), device.scale)
            picture.windows(first: width, on: device.screen)
            return picture.tree
        case .form(let device, let focused):
            var picture = drawing(CGSize(device.screen.size), device.scale)
            picture.form(on: device.screen, focused: focused)
            return picture.tree
        case .game(let device, let orientation):
            var picture = drawing(CGSize(device.screen.size(orientation)), device.scale)
            picture.game(LayoutGuides(device.screen, orientation: orientation))
            return picture.tree
        case .televisionGrid(let columns, let focused):
            guard let grid = try? TelevisionGrid(columns: columns) else { return nil }
            var picture = drawing(CGSize(TelevisionGrid.screen), 1)
            picture.television(grid, focused: focused)
            return picture.tree
        case .watchButtons(let device, let shown):
            guard let screen = WatchScreen.all.first(where: { $0.caseSize == device.screen.caseSize }) else {
                return nil
            }
            let size = CGSize(screen.points)
            var picture = drawing(size, device.scale)
            picture.watchButtons(screen)
            if shown { picture.wrap(.transform(WatchButtonRow.turned(on: size))) }
            return picture.tree
        }
    }
}
