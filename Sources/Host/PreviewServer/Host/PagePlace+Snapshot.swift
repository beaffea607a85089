import DeviceCatalog
import WidgetHost
import WidgetVocabulary

extension PagePlace {
    init(_ snapshot: HostSnapshot) {
        let environment = snapshot.environment
        let place = environment.place
        self.init(
            platform: place.platform.rawValue, context: place.context.rawValue,
            platforms: Platform.allCases.map { PlatformChoice($0, environment) }, choices: .standard,
            chosen: Chosen(environment), members: snapshot.place.members.map(\.number),
            own: snapshot.place.own.map(\.number),
            rejected: snapshot.place.rejected.map { Rejected(widget: $0.instance.number, reason: $0.reason) },
            note: Self.note(place.platform))
    }

    /// Each system has its own build, but only the iOS build is queried for its widgets.
    private static func note(_ platform: Platform) -> String? {
        switch platform {
        case .iPhone, .iPad: nil
        case .mac, .appleWatch, .visionPro:
            "Drawn by the build for \(platform.systemName). The widgets and their configuration forms come from the "
                + "build for iOS."
        }
    }
}

extension Platform {
    fileprivate var systemName: String {
        switch self {
        case .iPhone: "iOS"
        case .iPad: "iPadOS"
        case .mac: "macOS"
        case .appleWatch: "watchOS"
        case .visionPro: "visionOS"
        }
    }
}

extension PagePlace.PlatformChoice {
    fileprivate init(_ platform: Platform, _ environment: HostEnvironment) {
        let device = platform == .iPhone ? environment.device : environment.place[platform]
        // The state is sent often, and nearly always has a product's own name, which needs no search.
        let model = DeviceCatalog.models.first { $0.platform == platform && $0.name == device }
        let origin = (model?.screen ?? (try? DeviceCatalog.device(named: device))?.screen)?.origin
        self.init(
            name: platform.rawValue, device: device,
            devices: DeviceCatalog.models.filter { $0.platform == platform && $0.screen != nil }.map(\.name),
            places: platform.contexts.map { PagePlace.Named(id: $0.rawValue, name: $0.title) },
            note: origin?.remark.map { "Sizes of widgets: \($0)." })
    }
}

extension Context {
    /// The place as a title.
    var title: String {
        switch self {
        case .desktop: "Desktop"
        case .horizontalSurface: "Table"
        case .verticalSurface: "Wall"
        case .watchComplication: "Watch Face"
        default: name
        }
    }
}

extension PagePlace.Choices {
    fileprivate static let standard = PagePlace.Choices(
        tints: Decisions.tints.map { .init($0) }, faceColors: Decisions.watchFaceColors.map { .init($0) },
        palettes: Decisions.palettes.map { .init(name: $0.name, color: $0.background.description) })
}

extension PagePlace.Swatch {
    fileprivate init(_ tint: NamedTint) {
        self.init(name: tint.name, color: tint.color.description)
    }
}

extension PagePlace.Chosen {
    fileprivate init(_ environment: HostEnvironment) {
        let setting = environment.setting
        var tint: String?
        if case .tinted(let color) = setting.appearance { tint = color.description }
        self.init(
            appearance: setting.appearance.kind.rawValue, tint: tint,
            lockScreenTint: setting.lockScreenTint?.description, ambientLight: setting.ambientLight,
            display: setting.display.rawValue, desktop: setting.desktop.rawValue,
            faceTint: setting.watchFace.tint?.description, inversion: setting.watchFace.inversion.rawValue,
            palette: setting.vision.palette?.name, texture: setting.vision.texture.rawValue,
            light: setting.vision.light.rawValue, scale: setting.vision.scale.percent,
            distance: setting.vision.distance, mounting: setting.vision.mounting.rawValue,
            frame: setting.vision.frame.rawValue, orientation: environment.place.orientation.rawValue,
            transparency: environment.transparency.rawValue)
    }
}
