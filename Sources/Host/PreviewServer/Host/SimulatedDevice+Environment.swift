import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetHost
import WidgetVocabulary

/// Settings of the device and its environment, by the names that the page uses.
extension SimulatedDevice {
    static let settingNames: Set<String> = [
        "appearance", "typeSize", "locale", "direction", "timeZone", "device", "contrast", "weight", "transparency",
        "platform", "place", "orientation", "lockScreenTint", "ambientLight", "display", "desktop", "faceTint",
        "inversion", "palette", "systemColors", "texture", "light", "scale", "distance", "mounting", "frame",
    ]

    func set(_ settings: [String: String]) async throws(PageRejection) -> PageReply {
        var environment = await host.snapshot().environment
        try Self.setPlace(&environment, settings)
        try Self.setLook(&environment.setting, settings)
        try Self.setVision(&environment.setting.vision, settings)
        if let name = settings["contrast"] { environment.contrast = try Self.choice(name, "contrast") }
        if let name = settings["typeSize"] { environment.typeSize = try Self.choice(name, "type size") }
        if let name = settings["weight"] { environment.legibilityWeight = try Self.choice(name, "weight") }
        if let name = settings["transparency"] { environment.transparency = try Self.choice(name, "transparency") }
        if let name = settings["systemColors"] { environment.systemColors = try Self.choice(name, "palette") }
        if let zone = settings["timeZone"] {
            guard TimeZone(identifier: zone) != nil else {
                throw PageRejection(.invalid, "There is no time zone called “\(zone)”.")
            }
            environment.timeZone = zone
        }
        if let locale = settings["locale"] {
            guard locale.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }) else {
                throw PageRejection(.invalid, "“\(locale)” is not a locale. Write it as ko_KR.")
            }
            environment.locale = locale
            // The direction follows the language, as on an iPhone, unless it is also set.
            environment.layoutDirection =
                Locale.Language(identifier: locale).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let name = settings["direction"] { environment.layoutDirection = try Self.choice(name, "direction") }
        return try await send(.device(.setEnvironment(environment)))
    }

    /// Sets the place. A platform without it shows its first place. The device becomes that of the platform.
    private static func setPlace(
        _ environment: inout HostEnvironment, _ settings: [String: String]
    ) throws(PageRejection) {
        if let name = settings["platform"] {
            environment.place.platform = try named { () throws(UnknownName) in try Platform(named: name) }
            let places = environment.place.platform.contexts
            if !places.contains(environment.place.context), settings["place"] == nil {
                environment.place.context = places.first ?? .homeScreen
            }
        }
        if let name = settings["place"] {
            environment.place.context = try named { () throws(UnknownName) in try Context(named: name) }
        }
        if let name = settings["orientation"] { environment.place.orientation = try choice(name, "orientation") }
        if let device = settings["device"] {
            let platform = environment.place.platform
            if platform == .iPhone { environment.device = device } else { environment.place[platform] = device }
        }
    }

    private static func setLook(_ setting: inout Setting, _ settings: [String: String]) throws(PageRejection) {
        if let name = settings["appearance"] {
            setting.appearance = try named { () throws(UnknownName) in try Appearance(named: name) }
        }
        if let name = settings["lockScreenTint"] { setting.lockScreenTint = try color(name) }
        if let text = settings["ambientLight"] {
            setting.ambientLight = try number(text, "ambient light in lux", in: 0...100_000)
        }
        if let name = settings["display"] { setting.display = try choice(name, "display state") }
        if let name = settings["desktop"] { setting.desktop = try choice(name, "desktop state") }
        if let name = settings["faceTint"] { setting.watchFace.tint = try color(name) }
        if let name = settings["inversion"] { setting.watchFace.inversion = try choice(name, "inversion") }
    }

    private static func setVision(
        _ vision: inout VisionSetting, _ settings: [String: String]
    ) throws(PageRejection) {
        if let name = settings["palette"] {
            vision.palette = name == "none" ? nil : try named { () throws(UnknownName) in try TintPalette.named(name) }
        }
        if let name = settings["texture"] { vision.texture = try choice(name, "texture") }
        if let name = settings["light"] { vision.light = try choice(name, "light") }
        if let name = settings["mounting"] { vision.mounting = try choice(name, "mounting") }
        if let name = settings["frame"] { vision.frame = try choice(name, "frame") }
        // The user's gesture stops at the ends of the range (F-135).
        if let text = settings["scale"] {
            vision.scale = VisionScale(clamping: try number(text, "scale in percent", in: 0...1_000))
        }
        if let text = settings["distance"] {
            vision.distance = try number(text, "distance in meters", in: 0...Decisions.farthestDistance)
        }
    }

    /// `none` removes the color.
    private static func color(_ name: String) throws(PageRejection) -> TintColor? {
        name == "none" ? nil : try named { () throws(UnknownName) in try TintColor(named: name) }
    }

    private static func number(
        _ text: String, _ what: String, in range: ClosedRange<Double>
    ) throws(PageRejection) -> Double {
        guard let value = Double(text), range.contains(value) else {
            throw PageRejection(.invalid, "The \(what) is a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return value
    }

    private static func named<Value>(
        _ find: () throws(UnknownName) -> Value
    ) throws(PageRejection) -> Value {
        do throws(UnknownName) { return try find() } catch { throw PageRejection(.invalid, error.description) }
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, _ kind: String
    ) throws(PageRejection) -> Choice {
        guard let choice = Choice(rawValue: name) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw PageRejection(.invalid, "There is no \(kind) called “\(name)”. Valid names: \(known).")
        }
        return choice
    }
}
