import DeviceCatalog

/// The name of a picture's file: its subject, from general to specific. Defaults are omitted.
package struct PictureName: Hashable, Sendable {
    package var text: String

    package init(
        kind: String, family: String, device: Device, place: String?, appearance: String, locale: String?,
        typeSize: String?, state: String?, entry: Int?, scale: Double?
    ) {
        var parts = [Self.safe(kind), family, device.screen.size.description]
        parts += [place, appearance, locale, typeSize, state].compactMap { $0 }
        if let entry { parts.append("entry\(entry)") }
        text = parts.joined(separator: "-")
        let usual = device.screen.scales.first
        if let scale = scale ?? (device.scale == usual ? nil : device.scale), scale != usual {
            text += "@\(Self.number(scale))x"
        }
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\(value)"
    }

    /// Kinds are arbitrary strings; slashes and leading periods must not escape the folder or hide the file.
    static func safe(_ kind: String) -> String {
        let mapped = kind.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isPlain || scalar == "." || scalar == "_" ? Character(scalar) : "_"
        }
        let name = String(mapped.drop { $0 == "." }.prefix(80))
        return name.isEmpty ? "widget" : name
    }
}

extension LocaleName {
    /// The default locale of pictures.
    package static let standard = LocaleName(identifier: "en_US", language: "en", layoutDirection: .leftToRight)
}
