import DeviceCatalog

/// The stored form of the user's settings.
///
/// A missing setting has its default value, as in files of earlier versions. So has an unknown one: a single setting
/// must not invalidate the rest. Unknown settings are passed to the decoder's `DiscardedChoices`; a decoder without one
/// throws an error.
extension Setting: Codable {
    private enum Key: String, CodingKey {
        case appearance, lockScreenTint, ambientLight, display, desktop, faceTint, inversion, palette, texture, light
        case scale, distance, mounting, frame
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func read<Stored: Decodable, Value>(_ key: Key, _ value: (Stored) -> Value?) throws -> Value? {
            guard values.contains(key), try !values.decodeNil(forKey: key) else { return nil }
            let stored = try? values.decode(Stored.self, forKey: key)
            if let stored, let value = value(stored) { return value }
            try decoder.discard(
                DiscardedChoice(name: key.rawValue, value: stored.map { "\($0)" }), at: values.codingPath + [key])
            return nil
        }
        func choice<Choice: RawRepresentable<String>>(_ key: Key) throws -> Choice? {
            try read(key) { Choice(rawValue: $0) }
        }
        func color(_ key: Key) throws -> TintColor? { try read(key) { try? TintColor(named: $0) } }
        func number(_ key: Key) throws -> Double? { try read(key) { (stored: Double) in stored } }
        self.init()
        appearance = try read(.appearance) { try? Appearance(named: $0) } ?? appearance
        lockScreenTint = try color(.lockScreenTint)
        ambientLight = try number(.ambientLight) ?? ambientLight
        display = try choice(.display) ?? display
        desktop = try choice(.desktop) ?? desktop
        watchFace = WatchFace(tint: try color(.faceTint), inversion: try choice(.inversion) ?? .standard)
        vision.palette = try read(.palette) { try? TintPalette.named($0) }
        vision.texture = try choice(.texture) ?? vision.texture
        vision.light = try choice(.light) ?? vision.light
        vision.scale = try number(.scale).map { VisionScale(clamping: $0) } ?? vision.scale
        vision.distance = try number(.distance) ?? vision.distance
        vision.mounting = try choice(.mounting) ?? vision.mounting
        vision.frame = try choice(.frame) ?? vision.frame
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(appearance.fullName, forKey: .appearance)
        try values.encodeIfPresent(lockScreenTint?.description, forKey: .lockScreenTint)
        try values.encode(ambientLight, forKey: .ambientLight)
        try values.encode(display.rawValue, forKey: .display)
        try values.encode(desktop.rawValue, forKey: .desktop)
        try values.encodeIfPresent(watchFace.tint?.description, forKey: .faceTint)
        try values.encode(watchFace.inversion.rawValue, forKey: .inversion)
        try values.encodeIfPresent(vision.palette?.name, forKey: .palette)
        try values.encode(vision.texture.rawValue, forKey: .texture)
        try values.encode(vision.light.rawValue, forKey: .light)
        try values.encode(vision.scale.percent, forKey: .scale)
        try values.encode(vision.distance, forKey: .distance)
        try values.encode(vision.mounting.rawValue, forKey: .mounting)
        try values.encode(vision.frame.rawValue, forKey: .frame)
    }
}

extension Appearance {
    /// The name that `init(named:)` accepts, with the color of a tint.
    package var fullName: String {
        if case .tinted(let color) = self { "tinted:\(color)" } else { kind.rawValue }
    }
}
