import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import WidgetAudit
import WidgetVocabulary
import XcodeProject

/// A screen that the view of a preview fills, as the audit reads it and as the view's environment states it.
struct PreviewScreen: Hashable {
    var conditions: ScreenConditions
    /// Pixels per point.
    var scale: Double
    var place: ScreenPlace

    /// The screens for a preview, drawn by the build for a system.
    ///
    /// 1. A preview without a system of its own is drawn on the devices of the audit: an iPhone and an iPad held in both
    ///    ways, or a Mac. Apps do not fill the other screens as rules about them require.
    /// 2. A preview with a system is drawn by the build for it.
    /// 3. Devices and orientations that the app does not declare are omitted. What is declared about Apple TV is not
    ///    known.
    /// 4. Nothing is built for Apple TV: the first build draws its previews.
    ///
    /// - Parameters:
    ///   - isFirst: Whether the build is the first of the audit.
    ///   - declared: What the app that shows the view declares.
    static func all(
        for preview: PreviewDescription, on system: OperatingSystem, isFirst: Bool, among devices: [Device],
        declared: DeclaredScreens = DeclaredScreens()
    ) -> [PreviewScreen] {
        switch preview.stage {
        case .ownSize, .watchOS: return []
        case .tvOS: return isFirst ? [television(drawnBy: system)] : []
        case .iOS where system != .iOS, .macOS where system != .macOS: return []
        case .anyDevice, .iOS, .macOS: break
        }
        var own = devices.filter { $0.platform.system == system }.firstOfPlatforms
        // An app for iPhone runs on iPad as well.
        if own.contains(where: { $0.platform == .iPhone }), !own.contains(where: { $0.platform == .iPad }) {
            own += DeviceArgument.devices([], on: [.iPad])
        }
        return own.flatMap { device in
            orientations(of: device, declared).compactMap { PreviewScreen(device, $0) }
        }
    }

    /// The ways in which a view fills the screen of a device; empty if the app is not for it.
    ///
    /// Where nothing is declared, or nothing that the device supports, they are those that apps have by default.
    private static func orientations(of device: Device, _ declared: DeclaredScreens) -> [Orientation] {
        let family: DeclaredScreens.DeviceFamily
        switch device.platform {
        case .iPhone: family = .iPhone
        case .iPad: family = .iPad
        case .mac, .appleWatch, .visionPro: return [.landscape]
        }
        guard declared.includes(family) else { return [] }
        let asked = Set((declared.orientations(on: family) ?? []).map { DeviceOrientation($0) })
        let supported = device.screen.orientations(asked: asked)
        let held = supported.isEmpty ? device.screen.orientations : supported
        return [.portrait, .landscape].filter { way in held.contains { $0.orientation == way } }
    }

    /// The same screen in dark.
    var inDark: PreviewScreen {
        var screen = self
        screen.conditions.colorScheme = .dark
        return screen
    }

    /// `nil` for a device whose screen a view does not fill.
    private init?(_ device: Device, _ orientation: Orientation) {
        guard let conditions = ScreenConditions(device, orientation) else { return nil }
        let classes = SizeClassPattern(device.screen)?.classes(orientation) ?? SizeClasses(.regular, .regular)
        self.init(conditions, scale: device.scale, classes)
    }

    private init(_ conditions: ScreenConditions, scale: Double, _ classes: SizeClasses) {
        self.conditions = conditions
        self.scale = scale
        let (size, area) = (conditions.size, conditions.safeArea)
        place = ScreenPlace(
            safeArea: .init(
                top: Double(area.minY), leading: Double(area.minX), bottom: Double(size.height - area.maxY),
                trailing: Double(size.width - area.maxX)),
            width: classes.width == .compact ? .compact : .regular,
            height: classes.height == .compact ? .compact : .regular)
    }

    private static func television(drawnBy system: OperatingSystem) -> PreviewScreen {
        PreviewScreen(.television(drawnBy: system), scale: 1, SizeClasses(.regular, .regular))
    }
}

extension DeviceOrientation {
    fileprivate init(_ declared: DeclaredScreens.Orientation) {
        self =
            switch declared {
            case .portrait: .portrait
            case .portraitUpsideDown: .portraitUpsideDown
            case .landscapeLeft: .landscapeLeft
            case .landscapeRight: .landscapeRight
            }
    }
}

extension [Device] {
    /// The first of each platform.
    fileprivate var firstOfPlatforms: [Device] {
        var seen: Set<Platform> = []
        return filter { seen.insert($0.platform).inserted }
    }
}
