import WidgetVocabulary

/// One family in one place of one device: the size at which a widget is laid out there, and how it is placed on the
/// screen.
package struct WidgetPlace: Hashable, Sendable {
    package let device: Device
    package let context: Context
    package let family: Family
    /// The size at which the widget is laid out, in points.
    package let canvas: WidgetSize
    /// Its size in the place, in points; on Apple Vision Pro at 100 %.
    package let display: WidgetSize

    package var platform: Platform { device.platform }
    /// The one factor by which the laid out widget is scaled: below 1 on the Home Screen of most iPads, above 1 in
    /// StandBy.
    package var factor: Double { display.width / canvas.width }
    /// Pixels per point of the place.
    package var pixelScale: Double { context == .carPlay ? Decisions.carPlayPixelScale : device.scale }
    /// Pixels per point of the canvas: the scale of a picture of the widget alone that fits the place.
    package var canvasPixelScale: Double { factor * pixelScale }
    /// The system's margins around the content, in canvas points.
    package var margins: ContentMargins { Decisions.contentMargins(family, in: context) }
    /// Corner radius of the widget, in canvas points.
    package var cornerRadius: Double { Decisions.cornerRadius(family, in: context, on: device.screen) }
    /// The radius in canvas points of a concentric shape inside of the widget: the corner radius less the distance from
    /// the edge.
    package func cornerRadius(insetBy inset: Double) -> Double { max(cornerRadius - inset, 0) }
    /// The widget's size in the place, in pixels; on Apple Vision Pro at 100 %.
    package var pixelSize: WidgetSize { display.scaled(by: pixelScale) }
    /// The modes in which a widget is drawn here.
    package var modes: [RenderingMode] { context.modes(on: platform) }

    /// - Throws: `PlacementRejection` with the reason from the guidelines' tables, checked in this order:
    ///   1. the platform does not show the family anywhere;
    ///   2. the platform has no such place;
    ///   3. the family is shown in other places of the platform;
    ///   4. no size is published for the screen.
    package init(device: Device, context: Context, family: Family) throws(PlacementRejection) {
        let platform = device.platform
        guard let contexts = family.contexts(on: platform), !contexts.isEmpty else {
            throw .familyElsewhere(family, platform)
        }
        guard platform.contexts.contains(context) else { throw .noSuchPlace(context, platform) }
        guard contexts.contains(context) else { throw .familyInOtherPlaces(family, context, platform) }
        guard let size = device.screen.sizes[family] else {
            throw .noSize(family, screen: device.screen.name, platform)
        }
        self.device = device
        self.context = context
        self.family = family
        canvas = size.canvas
        switch context {
        case .standBy:
            display = size.canvas.scaled(by: Decisions.standBySide(on: device.screen) / size.canvas.height)
        case .carPlay: display = size.canvas.scaled(by: Decisions.carPlayCell / size.canvas.height)
        default: display = size.display
        }
    }

    /// The default place of a family on a device: the first one in the guidelines' table.
    package init(device: Device, family: Family) throws(PlacementRejection) {
        guard let context = family.contexts(on: device.platform)?.first else {
            throw .familyElsewhere(family, device.platform)
        }
        try self.init(device: device, context: context, family: family)
    }

    /// All places of a device that can contain a family.
    package static func all(of family: Family, on device: Device) -> [WidgetPlace] {
        (family.contexts(on: device.platform) ?? []).compactMap {
            try? WidgetPlace(device: device, context: $0, family: family)
        }
    }

    /// The widget's size in the room; `nil` except on Apple Vision Pro.
    package func millimeters(at scale: VisionScale) -> MillimeterSize? {
        platform == .visionPro ? VisionSize.of(family)?.millimeters(at: scale) : nil
    }
}
