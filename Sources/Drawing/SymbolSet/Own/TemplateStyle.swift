/// The classes of a template's style sheet, which state how a path is painted in each rendering mode.
///
/// A path has up to three classes: `monochrome-INDEX`, `hierarchical-INDEX:LEVEL` and `multicolor-INDEX:COLOR`; each
/// may have a rule. Evidence: E-SYMBOL-4.
struct TemplateStyle {
    private struct Rule {
        /// The path erases what is behind it.
        var clearsBehind = false
        /// The path itself is not painted.
        var isHidden = false
        /// The layer is active for values above.
        var threshold: Double?
    }

    private var rules: [String: Rule] = [:]

    /// At most this many rules are read.
    private static let limit = 1_000

    init(_ sheet: String) {
        for block in sheet.split(separator: "}").prefix(Self.limit) {
            let parts = block.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let rule = Self.rule(parts[1])
            for selector in parts[0].split(separator: ",") {
                // A comment can precede the selector.
                guard let name = selector.split(whereSeparator: \.isWhitespace).last, name.hasPrefix(".") else {
                    continue
                }
                rules[String(name.dropFirst().filter { $0 != "\\" })] = rule
            }
        }
    }

    private static func rule(_ declarations: Substring) -> Rule {
        var rule = Rule()
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map(\.trimmed)
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "-sfsymbols-clear-behind": rule.clearsBehind = parts[1] == "true"
            case "-sfsymbols-variable-threshold": rule.threshold = Double(parts[1])
            case "opacity": rule.isHidden = Double(parts[1]) == 0
            default: break
            }
        }
        return rule
    }

    /// How a path with some classes is painted.
    struct Layer: Hashable {
        var role = SymbolLayerRole()
        var clearsBehind = false
        /// A color that is drawn in the tint color instead.
        var unknownColor: String?
    }

    /// - Parameter classes: the words of the path's `class` attribute.
    func layer(_ classes: [String]) -> Layer {
        var layer = Layer()
        for name in classes {
            let rule = rules[name] ?? Rule()
            if rule.clearsBehind { layer.clearsBehind = true }
            // A layer is faded below its threshold, and Apple's also at it.
            if let threshold = rule.threshold, threshold.isFinite { layer.role.variableThreshold = threshold.nextUp }
            let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
            // A name of colons alone has no parts.
            guard let mode = parts.first?.prefix(while: { $0 != "-" }) else { continue }
            switch (mode, parts.count) {
            case ("monochrome", _):
                layer.role.monochrome = rule.isHidden ? .hole : .drawn
            case ("hierarchical", 2):
                layer.role.level = rule.isHidden ? .hole : Self.level(parts[1])
                layer.role.paletteIndex = Int(Self.level(parts[1]).rawValue)
            case ("multicolor", 2):
                let color = Self.color(parts[1])
                layer.role.color = rule.isHidden ? .clear : color ?? .tint
                layer.unknownColor = color == nil ? parts[1] : nil
            default: break
            }
        }
        return layer
    }

    private static func level(_ name: String) -> SymbolLayerRole.Level {
        switch name {
        case "secondary": .secondary
        case "tertiary", "quaternary": .tertiary
        default: .primary
        }
    }

    private static func color(_ name: String) -> SymbolLayerRole.Color? {
        switch name {
        case "tintColor", "labelColor", "primary": .tint
        case "clear": .clear
        case "white": .white
        case "black": .black
        case "systemGrayColor": .gray
        case "systemRedColor": .red
        case "systemOrangeColor": .orange
        case "systemYellowColor": .yellow
        case "systemGreenColor": .green
        case "systemMintColor": .mint
        case "systemTealColor": .teal
        case "systemCyanColor": .cyan
        case "systemBlueColor": .blue
        case "systemIndigoColor": .indigo
        case "systemPurpleColor": .purple
        case "systemPinkColor": .pink
        case "systemBrownColor": .brown
        default: nil
        }
    }
}
