import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// Sample content that shows the foundations of layout on a device, drawn by the same values that tests check.
package enum LayoutSample: Hashable, Sendable {
    /// Guides of a screen, with readable text and a button at the bottom.
    case guides(Device, SceneRequest.Orientation)
    /// Two windows side by side on an iPad that lies on its side.
    case splitView(Device, SplitShare)
    /// A form, with the field being edited above the keyboard.
    case form(Device, focused: Int?)
    /// Titled rows on a television with one item in focus; drawn at one pixel per point.
    case televisionGrid(columns: Int, focused: Int)
    /// Rows of buttons on a watch; `shown` turns the view to somebody opposite.
    case watchButtons(Device, shown: Bool)

    /// `nil` for a grid that does not exist.
    package func tree(
        direction: SceneDirection = .leftToRight, typesetter: Typesetter = .standard
    ) -> RenderTree? {
        func drawing(_ size: CGSize, _ scale: Double) -> SceneDrawing {
            SceneDrawing(
                SceneFrame(size: size, scale: scale, direction: direction, locale: "en"), typesetter: typesetter)
        }
        switch self {
        case .guides(let device, let orientation):
            let size = device.size(orientation)
            var picture = drawing(size, device.scale)
            let guides = LayoutGuides(
                size: size, insets: Decisions.safeArea(of: device.screen, turned: size.width > size.height))
            picture.page(guides)
            return picture.tree
        case .splitView(let device, let share):
            var picture = drawing(device.size(.landscape), device.scale)
            picture.windows(share, insets: Decisions.safeArea(of: device.screen, turned: true))
            return picture.tree
        case .form(let device, let focused):
            let size = device.size(.portrait)
            var picture = drawing(size, device.scale)
            let guides = LayoutGuides(size: size, insets: Decisions.safeArea(of: device.screen, turned: false))
            let height = device.platform == .iPad ? Decisions.tabletKeyboard : Decisions.phoneKeyboard
            picture.form(KeyboardForm(guides: guides, count: 8, focused: focused, keyboardHeight: height))
            return picture.tree
        case .televisionGrid(let columns, let focused):
            guard let grid = TelevisionGrid(columns: columns) else { return nil }
            var picture = drawing(TelevisionGrid.screen, 1)
            picture.television(grid, focused: focused)
            return picture.tree
        case .watchButtons(let device, let shown):
            let size = device.size(.portrait)
            var picture = drawing(size, device.scale)
            picture.watchButtons(device)
            if shown { picture.wrap(.transform(WatchButtonRow.turned(on: size))) }
            return picture.tree
        }
    }
}

extension Device {
    /// The screen held so; points.
    func size(_ orientation: SceneRequest.Orientation) -> CGSize {
        let isUpright = screen.size.width <= screen.size.height
        return CGSize(isUpright == (orientation == .portrait) ? screen.size : screen.size.turned)
    }
}
