import WidgetVocabulary

/// One presentation of a Live Activity on one device: the size at which it is laid out, and how it is placed on the
/// screen.
///
/// Source of the numbers: Human Interface Guidelines, Live Activities, specifications. Values that are specified there
/// for only two screens, or not at all, are in `Decisions`.
package struct ActivityPlacement: Hashable, Sendable {
    package let device: Device
    package let presentation: ActivityPresentation
    /// The width at which it is laid out, and the maximum height, in points.
    package let canvas: WidgetSize
    package let minimumHeight: Double
    /// Of the shape around it, in points of the canvas.
    package let cornerRadius: Double
    /// The system's margins around the content.
    package let margins: ContentMargins
    /// The island's measures; `nil` outside of it.
    package let island: DynamicIsland?
    /// Points of the screen for a point of the canvas.
    package let factor: Double
    /// Pixels per point of the screen.
    package let pixelScale: Double

    /// The Dynamic Island of a screen.
    package struct DynamicIsland: Hashable, Sendable {
        /// The area of the camera, in points.
        package let camera: WidgetSize
        /// The maximum width of content on each side of the camera, or in the minimal shape.
        package let sideWidth: Double
    }

    /// - Throws: `ActivityRejection` where the device does not show Live Activities in this way.
    package init(device: Device, presentation: ActivityPresentation) throws(ActivityRejection) {
        let screen = device.screen
        guard let width = Self.width(on: screen) else { throw .noActivities(device.platform) }
        let measures = Self.islandMeasures(of: screen)
        if presentation.isInIsland, measures == nil { throw .noIsland(device.name) }
        switch presentation {
        case .banner where measures != nil: throw .noBanner(device.name)
        case .standBy, .smartStack, .banner:
            guard device.platform == .iPhone else { throw .phoneOnly(presentation, device.platform) }
        default: break
        }
        self.device = device
        self.presentation = presentation
        var factor = 1.0
        var pixelScale = device.scale
        switch presentation {
        case .lockScreen, .banner:
            canvas = WidgetSize(width, Self.heights.upperBound)
            minimumHeight = Self.heights.lowerBound
            cornerRadius = Decisions.activityCardRadius
            margins = ContentMargins(all: 0)
            island = nil
        case .standBy:
            canvas = WidgetSize(width, Self.heights.upperBound)
            minimumHeight = Self.heights.lowerBound
            cornerRadius = 0
            margins = ContentMargins(all: 0)
            island = nil
            factor = Self.standByFactor
        case .smartStack:
            let size = Decisions.activityWatch
            canvas = size
            minimumHeight = size.height
            cornerRadius = (size.height * Decisions.smartStackRadiusShare).rounded()
            margins = ContentMargins(all: 0)
            island = nil
            pixelScale = Decisions.watchPixelScale
        case .compact, .minimal, .minimalAttached:
            let isCompact = presentation == .compact
            let side = isCompact ? measures?.side ?? 0 : Self.minimalWidths.upperBound
            let total = isCompact ? 2 * side + Self.camera.width : Self.camera.width + side + 8
            canvas = WidgetSize(total, Self.camera.height)
            minimumHeight = Self.camera.height
            cornerRadius = Self.camera.height / 2
            margins = isCompact ? Decisions.compactIslandMargins : Decisions.minimalIslandMargins
            island = DynamicIsland(camera: Self.camera, sideWidth: side)
        case .expanded:
            canvas = WidgetSize(width, Self.heights.upperBound)
            minimumHeight = Self.heights.lowerBound
            cornerRadius = Self.islandRadius
            margins = Decisions.expandedIslandMargins
            island = DynamicIsland(camera: Self.camera, sideWidth: measures?.side ?? 0)
        }
        self.factor = factor
        self.pixelScale = pixelScale
    }

    /// The presentations that a device has, in the catalog's order.
    package static func all(on device: Device) -> [ActivityPlacement] {
        ActivityPresentation.allCases.compactMap { try? ActivityPlacement(device: device, presentation: $0) }
    }

    /// The widest compact island of a screen; `nil` for screens without a Dynamic Island.
    package static func compactIsland(of screen: Screen) -> WidgetSize? {
        islandMeasures(of: screen).map { WidgetSize(camera.width + 2 * $0.side, camera.height) }
    }

    // MARK: The guidelines' numbers

    /// Heights on the Lock Screen and in the expanded island.
    private static let heights = 84.0...160.0
    /// The compact island is 230 or 250 points wide, of which 52.33 or 62.33 are on each side; the rest is the camera's.
    static let camera = WidgetSize(125.33, 36.67)
    private static let minimalWidths = 36.67...45.0
    private static let islandRadius = 44.0
    /// StandBy doubles the Lock Screen's presentation.
    private static let standByFactor = 2.0

    /// `nil` for screens without a Dynamic Island. The guidelines have the numbers of two screens; both leave 11 points
    /// on each side of the expanded island. The others have the compact island of the nearest one.
    private static func islandMeasures(of screen: Screen) -> (side: Double, expanded: Double)? {
        guard screen.platform == .iPhone else { return nil }
        let expanded = screen.size.width - 22
        switch (screen.size.width, screen.size.height) {
        case (440, 956), (430, 932), (420, 912): return (62.33, expanded)
        case (402, 874), (393, 852): return (52.33, expanded)
        default: return nil
        }
    }

    /// On the Lock Screen; `nil` where there are no Live Activities.
    private static func width(on screen: Screen) -> Double? {
        switch screen.platform {
        case .iPhone: islandMeasures(of: screen)?.expanded ?? screen.size.width - 2 * Decisions.activitySideMargin
        case .iPad: screen.size.height >= 1366 ? 500 : 425
        case .mac, .appleWatch, .visionPro: nil
        }
    }
}

/// Why a device does not show a Live Activity as requested.
package enum ActivityRejection: Error, Hashable, Sendable, CustomStringConvertible {
    case noActivities(Platform)
    case noIsland(String)
    case noBanner(String)
    case phoneOnly(ActivityPresentation, Platform)

    package var description: String {
        switch self {
        case .noActivities(let platform):
            platform == .appleWatch
                ? "Apple Watch shows the Live Activities of its paired iPhone; use smart-stack with an iPhone."
                : "\(platform.rawValue) has no Live Activities of its own."
        case .noIsland(let device): "\(device) has no Dynamic Island."
        case .noBanner(let device): "\(device) shows Live Activities in its Dynamic Island, never as a banner."
        case .phoneOnly(let presentation, let platform):
            "\(platform.rawValue) does not show Live Activities as \(presentation.rawValue); iPhone does."
        }
    }
}
