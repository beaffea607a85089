import CoreGraphics
import DeviceCatalog
import ExtensionProtocol

/// The duration of Live Activities. Source: ActivityKit, Displaying live data with Live Activities: active for up to
/// eight hours, then on the Lock Screen for up to four more, unless the app or the user removes them.
package enum ActivityLimits {
    /// Seconds.
    package static let active = 8 * 3_600.0
    package static let afterEnd = 4 * 3_600.0
    /// The maximum number of running activities. The documentation states that it depends on several factors, without a
    /// number; five fill a Lock Screen.
    package static let count = 5
}

extension ActivityPresentation {
    /// The presentations that the simulated iPhone shows.
    package static let ofPhone: [ActivityPresentation] = [
        .lockScreen, .compact, .minimalAttached, .minimal, .expanded,
    ]

    /// Guidelines, Live Activities: a tap on the compact or minimal one opens the app; buttons are on the Lock Screen
    /// and in the expanded one.
    package var isOneTarget: Bool {
        switch self {
        case .compact, .minimal, .minimalAttached: true
        case .lockScreen, .banner, .expanded, .standBy, .smartStack: false
        }
    }
}

extension ActivityPresentation: Codable {}

extension HostEnvironment {
    /// The environment of a Live Activity's views on the iPhone; `nil` if the device does not have the presentation.
    package func activityEnvironment(
        _ presentation: ActivityPresentation, on device: Device
    ) -> WidgetEnvironment? {
        guard let placement = try? ActivityPlacement(device: device, presentation: presentation) else { return nil }
        var environment = WidgetEnvironment(
            family: .systemSmall, canvasSize: .zero, displayScale: device.scale, colorScheme: colorScheme,
            contrast: contrast, typeSize: typeSize, legibilityWeight: legibilityWeight, transparency: transparency,
            systemColors: systemColors, contentMargins: .init(all: 0), layoutDirection: layoutDirection, locale: locale,
            timeZone: timeZone)
        environment.set(placement)
        return environment
    }
}

extension WidgetEnvironment {
    /// Sets the environment for the layout of a Live Activity's views.
    package mutating func set(_ placement: ActivityPlacement) {
        canvasSize = CGSize(width: placement.canvas.width, height: placement.canvas.height)
        displayScale *= placement.factor
        cornerRadius = placement.cornerRadius
        let margins = placement.margins
        contentMargins = Margins(
            top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
        if placement.presentation == .smartStack {
            platform = .watchOS
            displayScale = placement.pixelScale
        }
        let camera = placement.island.map { CGSize(width: $0.camera.width, height: $0.camera.height) } ?? .zero
        activity = ActivityPlace(
            ActivityPresentationName(placement.presentation),
            heights: placement.minimumHeight...placement.canvas.height, camera: camera,
            sideWidth: placement.island?.sideWidth ?? 0)
    }
}

extension ActivityPresentationName {
    package init(_ presentation: ActivityPresentation) {
        switch presentation {
        // A banner has the same content as the Lock Screen.
        case .lockScreen, .banner: self = .lockScreen
        case .compact: self = .compact
        case .minimal: self = .minimal
        case .minimalAttached: self = .minimalAttached
        case .expanded: self = .expanded
        case .standBy: self = .standBy
        case .smartStack: self = .smartStack
        }
    }
}
