/// A color of the sRGB space, opaque. Components from 0 to 1.
package struct TintColor: Hashable, Sendable, CustomStringConvertible {
    package let red: Double
    package let green: Double
    package let blue: Double

    static let white = TintColor(known: 0xFFFFFF)

    /// - Throws: `PlacementRejection.outOfRange` for a component outside 0 to 1.
    package init(red: Double, green: Double, blue: Double) throws(PlacementRejection) {
        for (name, value) in [("red", red), ("green", green), ("blue", blue)] where !(0...1).contains(value) {
            throw .outOfRange("\(name) component of a color", value: value, range: 0...1)
        }
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A constant of the catalog, `0xRRGGBB`.
    init(known hex: UInt32) {
        red = Double(hex >> 16 & 255) / 255
        green = Double(hex >> 8 & 255) / 255
        blue = Double(hex & 255) / 255
    }

    /// `#RRGGBB`.
    package var description: String {
        let digits = [red, green, blue].map { component in
            let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits.joined()
    }

    /// Finds a color by `#RRGGBB`, `RRGGBB`, `#RGB` or one of the tint names of `Decisions.tints`.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        if let tint = Decisions.tints.first(where: { FoldedName($0.name) == wanted }) {
            self = tint.color
            return
        }
        var digits = wanted.text.hasPrefix("#") ? String(wanted.text.dropFirst()) : wanted.text
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        let isHex = digits.count == 6 && digits.allSatisfy { $0.isHexDigit && $0.isASCII }
        guard isHex, let value = UInt32(digits, radix: 16) else {
            throw UnknownName(
                kind: "color", name: name, suggestions: wanted.nearest(in: Decisions.tints.map(\.name)),
                hint: "Write it as #RRGGBB, or as one of: \(Decisions.tints.map(\.name).joined(separator: ", ")).")
        }
        self.init(known: value)
    }
}

/// A color that the system offers by name.
package struct NamedTint: Hashable, Sendable {
    package var name: String
    package var color: TintColor

    init(_ name: String, _ hex: UInt32) {
        self.name = name
        color = TintColor(known: hex)
    }
}
