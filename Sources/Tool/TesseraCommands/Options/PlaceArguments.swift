import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetVocabulary

/// A platform, or `all`.
struct PlatformArgument: Hashable {
    var platforms: [Platform]

    init(_ name: String) throws(UnknownName) {
        platforms = FoldedName(name).text == "all" ? Platform.allCases : [try Platform(named: name)]
    }
}

/// A place, or `all`.
struct ContextArgument: Hashable {
    var context: Context?

    init(_ name: String) throws(UnknownName) {
        context = FoldedName(name).text == "all" ? nil : try Context(named: name)
    }
}

/// A wallpaper, or `none`.
struct WallpaperArgument: Hashable {
    static let names = Wallpaper.allCases.map(\.rawValue)

    var wallpaper: Wallpaper?

    init(_ name: String) throws(UnknownName) {
        if FoldedName(name).text == "none" { return }
        let known = (Self.names + ["none"]).joined(separator: ", ")
        wallpaper = try choice(named: name, kind: "wallpaper", names: { [$0.rawValue] }, hint: "Valid names: \(known).")
    }
}

/// The color of a watch face, or `full`.
struct FaceArgument: Hashable {
    var tint: TintColor?

    init(_ name: String) throws(UnknownName) {
        if FoldedName(name).text == "full" { return }
        let wanted = FoldedName(name)
        let known = Decisions.watchFaceColors.first { FoldedName($0.name) == wanted }
        if let known { tint = known.color } else { tint = try TintColor(named: name) }
    }
}

/// A generation of system colors, by the year of its introduction, or `classic` for the previous one.
struct SystemColorsArgument: Hashable {
    let generation: SystemColorGeneration

    init(_ name: String) throws(UnknownName) {
        generation = try choice(
            named: name, kind: "generation of system colors",
            names: { [$0 == .since2025 ? "2025" : "classic"] })
    }
}

/// The error for a number outside its range, which the description states.
struct OutOfRange: Error, CustomStringConvertible {
    var description: String
}

/// Light in lux, or a time of day.
struct AmbientArgument: Hashable {
    /// Full sun is about a hundred thousand lux.
    static let range = 0.0...200_000
    var lux: Double

    init(_ text: String) throws(OutOfRange) {
        switch FoldedName(text).text {
        case "day": lux = Decisions.daylightLux
        case "night": lux = 0
        default:
            guard let lux = Double(text), Self.range.contains(lux) else {
                throw OutOfRange(
                    description: "Ambient light is day, night or a number of lux from 0 to 200000, not “\(text)”.")
            }
            self.lux = lux
        }
    }
}

/// A distance in meters.
struct DistanceArgument: Hashable {
    var metres: Double
    var text: String

    init(_ text: String) throws(OutOfRange) {
        guard let metres = Double(text), (0...Decisions.farthestDistance).contains(metres) else {
            throw OutOfRange(
                description: "A distance is a number of meters from 0 to \(Int(Decisions.farthestDistance)), "
                    + "not “\(text)”.")
        }
        self.metres = metres
        self.text = text
    }
}

/// The size of a widget in a room.
struct ScaleArgument: Hashable {
    var scale: VisionScale

    init(_ text: String) throws {
        let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
        guard let percent = Double(digits), percent.isFinite else {
            throw OutOfRange(description: "A widget's scale is a percentage from 75 to 125, not “\(text)”.")
        }
        scale = try VisionScale(percent: percent)
    }
}

/// `ltr` or `rtl`.
struct DirectionArgument: Hashable {
    var direction: LayoutDirection

    init(_ name: String) throws(UnknownName) {
        direction = try choice(
            named: name, kind: "direction",
            names: { $0 == .leftToRight ? ["ltr", "leftToRight"] : ["rtl", "rightToLeft"] })
    }
}

/// A device, or `all` for one of every screen.
struct DeviceArgument: Hashable {
    /// `nil` for all.
    var device: Device?

    init(_ name: String) throws(UnknownName) {
        device = FoldedName(name).text == "all" ? nil : try DeviceCatalog.device(named: name)
    }

    /// The devices that the arguments select.
    ///
    /// 1. A named device selects itself; `all` selects one device for every screen of the platforms, or of iPhone.
    /// 2. A platform without a device gets its standard one.
    static func devices(_ arguments: [DeviceArgument], on platforms: [Platform]) -> [Device] {
        var devices = arguments.flatMap { argument -> [Device] in
            if let device = argument.device { return [device] }
            return (platforms.isEmpty ? [.iPhone] : platforms).flatMap { platform in
                DeviceCatalog.screens(on: platform).filter { !$0.sizes.isEmpty }.map { Device($0) }
            }
        }
        for platform in platforms where !devices.contains(where: { $0.platform == platform }) {
            devices += standard(platform)
        }
        return devices.isEmpty ? standard(.iPhone) : devices.uniqued
    }

    /// - Throws: `ValidationError` for a device whose platform is not in `platforms`.
    static func check(_ arguments: [DeviceArgument], on platforms: [Platform]) throws {
        let stranger = arguments.compactMap(\.device).first { !platforms.contains($0.platform) }
        guard let stranger, !platforms.isEmpty else { return }
        throw ValidationError(
            "\(stranger.name) is a device of \(stranger.platform.rawValue), which --platform does not include.")
    }

    private static func standard(_ platform: Platform) -> [Device] {
        let name =
            switch platform {
            case .iPhone: "393x852"
            case .iPad: "834x1194"
            case .mac: "Mac"
            case .appleWatch: "Apple Watch"
            case .visionPro: "Apple Vision Pro"
            }
        return (try? DeviceCatalog.device(named: name)).map { [$0] } ?? []
    }
}

extension Sequence where Element: Hashable {
    /// Without repetitions, in the order of first appearance.
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
