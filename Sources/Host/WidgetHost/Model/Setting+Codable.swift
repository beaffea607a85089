import DeviceCatalog

/// How a person's choices are written down. What is missing or no longer known falls back to the usual value: a choice
/// is never worth losing the rest for.
extension Setting: Codable {
    private enum Key: String, CodingKey {
        case appearance, lockScreenTint, ambientLight, display, desktop, faceTint, inversion, palette, texture, light
        case scale, distance, mounting, frame
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) -> String? { try? values.decodeIfPresent(String.self, forKey: key) }
        func number(_ key: Key) -> Double? { try? values.decodeIfPresent(Double.self, forKey: key) }
        func choice<Choice: RawRepresentable<String>>(_ key: Key) -> Choice? { text(key).flatMap(Choice.init) }
        func color(_ key: Key) -> TintColor? { text(key).flatMap { try? TintColor(named: $0) } }
        self.init()
        appearance = text(.appearance).flatMap { try? Appearance(named: $0) } ?? appearance
        lockScreenTint = color(.lockScreenTint)
        ambientLight = number(.ambientLight) ?? ambientLight
        display = choice(.display) ?? display
        desktop = choice(.desktop) ?? desktop
        watchFace = WatchFace(tint: color(.faceTint), inversion: choice(.inversion) ?? .standard)
        vision.palette = text(.palette).flatMap { try? TintPalette.named($0) }
        vision.texture = choice(.texture) ?? vision.texture
        vision.light = choice(.light) ?? vision.light
        vision.scale = number(.scale).map { VisionScale(clamping: $0) } ?? vision.scale
        vision.distance = number(.distance) ?? vision.distance
        vision.mounting = choice(.mounting) ?? vision.mounting
        vision.frame = choice(.frame) ?? vision.frame
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
    /// As `init(named:)` reads it, with the colour of a tint.
    package var fullName: String {
        if case .tinted(let color) = self { "tinted:\(color)" } else { kind.rawValue }
    }
}
