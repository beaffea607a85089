/// A row of the guidelines' list of device screens. Source: Human Interface Guidelines, layout, device screen
/// dimensions; its 34 rows, whose device names are lost in the available edition, in its order.
///
/// Sizes are those of UIKit, which can differ from the panel's own: the four 414x736 rows have 1080x1920 pixels, not
/// three times their points.
package struct DeviceScreen: Hashable, Sendable {
    package var points: WidgetSize
    package var pixels: WidgetSize
    package var scale: Double

    /// Pixels of the panel per point; differs from `scale` if the system draws larger and scales down.
    package var nativeScale: Double { pixels.width / points.width }

    package static let all: [DeviceScreen] = [
        tablet(834, 1194), tablet(834, 1194), tablet(768, 1024), tablet(768, 1024), tablet(834, 1112),
        tablet(768, 1024), tablet(810, 1080), tablet(768, 1024),
        phone(428, 926), phone(390, 844), phone(390, 844), phone(375, 812), phone(428, 926), phone(390, 844),
        phone(390, 844), phone(375, 812), phone(414, 896), phone(375, 812), phone(414, 896, 2), phone(414, 896),
        phone(375, 812), phone(414, 896, 2), phone(375, 812), plus, phone(375, 667, 2), plus, phone(375, 667, 2), plus,
        phone(375, 667, 2), plus, phone(375, 667, 2), phone(375, 667, 2), phone(320, 568, 2), phone(320, 568, 2),
    ]

    private static let plus = DeviceScreen(
        points: WidgetSize(414, 736), pixels: WidgetSize(1080, 1920), scale: 3)

    private static func tablet(_ width: Double, _ height: Double) -> DeviceScreen { phone(width, height, 2) }

    private static func phone(_ width: Double, _ height: Double, _ scale: Double = 3) -> DeviceScreen {
        let points = WidgetSize(width, height)
        return DeviceScreen(points: points, pixels: points.scaled(by: scale), scale: scale)
    }
}
