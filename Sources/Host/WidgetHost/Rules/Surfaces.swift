import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// The capabilities of a device's places. Sources: Human Interface Guidelines, widgets, editions of 2022 and December
/// 2025.
extension Context {
    /// Whether the gallery opens while this place is edited: from Today View and the Home Screen on iPhone and iPad,
    /// from the Lock Screen on iPhone, from Notification Center on Mac (F-53).
    package func opensGallery(on platform: Platform) -> Bool {
        switch (self, platform) {
        case (.homeScreen, .iPhone), (.homeScreen, .iPad), (.todayView, .iPhone), (.todayView, .iPad): true
        case (.lockScreen, .iPhone), (.notificationCenter, .mac): true
        default: false
        }
    }

    /// The platform that has the place, or iPhone if several have it.
    package var usualPlatform: Platform {
        switch self {
        case .homeScreen, .todayView, .lockScreen, .standBy, .carPlay: .iPhone
        case .desktop, .notificationCenter: .mac
        case .horizontalSurface, .verticalSurface: .visionPro
        case .watchComplication, .watchSmartStack: .appleWatch
        }
    }

    /// Whether the system shows the app's name under the widget (F-59).
    package func showsAppName(on platform: Platform) -> Bool {
        switch (self, platform) {
        case (.homeScreen, .iPhone), (.notificationCenter, .mac): true
        default: false
        }
    }

    /// Whether widgets can be stacked here; on the Lock Screen they cannot (F-66).
    package var allowsStacks: Bool {
        switch self {
        case .homeScreen, .todayView, .watchSmartStack: true
        case .lockScreen, .standBy, .carPlay, .desktop, .notificationCenter, .horizontalSurface, .verticalSurface,
            .watchComplication:
            false
        }
    }

    /// The families that fit this place (F-54), in the catalog's order.
    package func families(on platform: Platform) -> [Family] {
        Family.allCases.filter { $0.contexts(on: platform)?.contains(self) == true }
            .compactMap { Family(rawValue: $0.rawValue) }
    }
}

/// The positions of the parts of an iPhone's Lock Screen, in points of the screen (F-61).
///
/// The guidelines specify that the inline widget is above the clock and the others are below it; the distances are the
/// project's choice.
package struct LockScreenLayout: Hashable, Sendable {
    package var inline: CGRect
    package var clock: CGRect
    /// The frame of the row below the clock; its cells share it evenly.
    package var row: CGRect

    /// `nil` if devices with this screen have no Lock Screen widgets.
    package init?(screen: Screen) {
        guard let sizes = screen.accessories else { return nil }
        let width = screen.size.width
        let height = screen.size.height
        func centered(_ size: WidgetSize, top: Double) -> CGRect {
            CGRect(x: (width - size.width) / 2, y: top, width: size.width, height: size.height)
        }
        inline = centered(sizes.inline, top: height * 0.09)
        clock = centered(WidgetSize(width * 0.8, height * 0.1), top: inline.maxY + 4)
        let spacing = 8.0
        let rowSize = WidgetSize(
            sizes.circular.width * Double(LockScreen.cells) + spacing * Double(LockScreen.cells - 1),
            sizes.circular.height)
        row = centered(rowSize, top: clock.maxY + 12)
    }
}

extension HostEnvironment {
    /// The environment of a widget in a place of a device.
    ///
    /// - Throws: `HostError.placement` with the reason from the guidelines' tables.
    package func widgetEnvironment(
        family: Family, context: Context, device: Device
    ) throws(HostError) -> WidgetEnvironment {
        let place: WidgetPlace
        let traits: PlaceTraits
        do throws(PlacementRejection) {
            place = try WidgetPlace(device: device, context: context, family: family)
            traits = try place.traits(under: setting(in: context, of: device.platform))
        } catch {
            throw .placement(error)
        }
        var environment = WidgetEnvironment(
            family: family, canvasSize: .zero, displayScale: device.scale, contrast: contrast,
            typeSize: traits.typeSize,
            legibilityWeight: legibilityWeight, layoutDirection: layoutDirection, locale: locale, timeZone: timeZone)
        environment.transparency = transparency
        environment.systemColors = systemColors
        environment.set(place)
        environment.set(traits)
        return environment
    }
}
