import WidgetVocabulary

// MARK: Bodies of devices

/// The body around a screen: lengths in points of the screen.
package struct BodyMeasures: Hashable, Sendable {
    /// The width of the frame along the longer sides of the screen.
    package var border: Double
    /// The width of the frame at the two ends of the screen, where a Home button is.
    package var ends: Double
    /// Corner radius of the screen and of the frame; both corners are continuous.
    package var screenRadius: Double
    package var radius: Double

    /// A frame of one width, whose corners are concentric with those of the screen (E-CORNER-8).
    init(border: Double, screenRadius: Double) {
        self.init(border: border, ends: border, screenRadius: screenRadius, radius: screenRadius + border)
    }

    init(border: Double, ends: Double, screenRadius: Double, radius: Double) {
        self.border = border
        self.ends = ends
        self.screenRadius = screenRadius
        self.radius = radius
    }
}

extension Decisions {
    /// The body of the device that shows a place.
    ///
    /// Frames are as wide as it takes to recognize the device, which is less than those of the products, so that most
    /// of a page is the screen. A view into a room has none. CarPlay is on the display of a car.
    package static func body(of device: Device, in context: Context) -> BodyMeasures {
        if context == .carPlay { return BodyMeasures(border: 18, screenRadius: carPlayScreenRadius) }
        let radius = screenRadius(of: device)
        switch device.platform {
        case .iPhone where sensorHousing(of: device.screen) == .none:
            return BodyMeasures(border: 12, ends: homeButtonEnds, screenRadius: radius, radius: 46)
        case .iPhone: return BodyMeasures(border: 12, screenRadius: radius)
        case .iPad: return BodyMeasures(border: 22, screenRadius: radius)
        case .mac: return BodyMeasures(border: 16, screenRadius: radius)
        case .appleWatch: return BodyMeasures(border: 13, screenRadius: radius)
        case .visionPro: return BodyMeasures(border: 0, screenRadius: radius)
        }
    }

    /// Diameter of the Home button of an iPhone.
    package static let homeButton = 56.0
    /// The button with 20 points around it.
    private static let homeButtonEnds = homeButton + 2 * 20

    /// Corner radius of a display in points; the corners are continuous.
    package static func screenRadius(of device: Device) -> Double {
        switch device.platform {
        case .iPhone: phoneRadius(device)
        case .iPad: tabletRadius(device)
        case .mac: 10
        case .appleWatch: (device.screen.size.width * watchRadiusShare).rounded()
        case .visionPro: 28
        }
    }

    /// As UIKit reports it (E-CORNER-8); screens above a Home button are square. 414x896 has one for each of its pixel
    /// densities.
    private static func phoneRadius(_ device: Device) -> Double {
        switch (device.screen.size.width, device.screen.size.height) {
        case (440, 956), (420, 912), (402, 874): 62
        case (430, 932), (393, 852): 55
        case (428, 926): 53.33
        case (390, 844): 47.33
        case (414, 896): device.scale == 2 ? 41.5 : 39
        case (375, 812): 39
        case (360, 780): 44
        default: 0
        }
    }

    /// As UIKit reports it (E-CORNER-8); screens above a Home button are square. iPad has a rounder display than the
    /// iPad Air of the same size. Display Zoom does not change the display, so that the radius has more points too.
    private static func tabletRadius(_ device: Device) -> Double {
        let screen = DeviceCatalog.screen(device.screen, zoomedTo: .standard) ?? device.screen
        let radius: Double =
            switch (screen.size.width, screen.size.height) {
            case (1032, 1376), (834, 1210): 30
            case (820, 1180): isRoundTablet(device.name) ? 25 : 18
            case (744, 1133): 21.5
            case (1024, 1366), (834, 1194): 18
            default: 0
            }
        return radius * device.screen.size.width / screen.size.width
    }

    /// - Parameter name: The catalog's, which a display zoom in parentheses may follow.
    private static func isRoundTablet(_ name: String) -> Bool { name == "iPad" || name.hasPrefix("iPad (") }

    /// Share of a watch's screen. No source has one: 44 of 198 points at 45 mm follow the case.
    private static let watchRadiusShare = 2.0 / 9
    /// The display of a car is a rectangle whose corners are only slightly rounded.
    private static let carPlayScreenRadius = 14.0
}
