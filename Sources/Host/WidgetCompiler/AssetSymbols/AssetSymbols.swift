/// The Swift file that declares the catalogs' colors and images as members, as Xcode generates it for a target.
///
/// 1. Every asset has the name that Xcode derives (`AssetSymbolName`). If several share a name, the first one counts.
/// 2. Only names that the sources use are written: a catalog of a thousand images costs nothing, and a new image does
///    not cause a recompilation.
/// 3. `ColorResource` and `ImageResource` get all of them. `Color`, `ShapeStyle`, `UIColor` and `UIImage` get those
///    that neither they themselves nor the sources' extensions of them declare.
struct AssetSymbols: Sendable {
    private var symbols: [Symbol] = []
    private var words = IdentifierUse()

    private struct Symbol: Hashable {
        var asset: AssetNames.Asset
        var name: String
        var namespaces: [String]
    }

    init(_ names: AssetNames, words: IdentifierUse) {
        self.words = words
        for asset in names.assets {
            let symbol = Symbol(
                asset: asset, name: AssetSymbolName.member(asset.name, kind: asset.kind),
                namespaces: asset.namespaces.map(AssetSymbolName.namespace))
            let isKnown = symbols.contains {
                $0.name == symbol.name && $0.namespaces == symbol.namespaces && $0.asset.kind == asset.kind
            }
            if words.used.contains(symbol.name), !isKnown { symbols.append(symbol) }
        }
    }

    static let fileName = "GeneratedAssetSymbols.swift"

    /// The file, or `nil` if the sources use no such name.
    var file: GeneratedFile? {
        let text = extensions.joined(separator: "\n")
        guard !text.isEmpty else { return nil }
        let imports = ["Foundation", "SwiftUI"] + (usesUIKit ? ["UIKit"] : [])
        let head = imports.map { "import \($0)\n" }.joined()
        return GeneratedFile(name: Self.fileName, content: Array((head + "\n" + text).utf8))
    }

    private var usesUIKit: Bool { !words.used.isDisjoint(with: ["UIColor", "UIImage"]) }

    private var extensions: [String] {
        var parts = [
            resources(of: "ColorResource", kind: .color), resources(of: "ImageResource", kind: .image),
            members(of: "Color", in: "SwiftUI.Color", value: "SwiftUI.Color(SwiftUI.ColorResource.%)", kind: .color),
            members(
                of: "ShapeStyle", in: "SwiftUI.ShapeStyle where Self == SwiftUI.Color",
                value: "SwiftUI.Color(SwiftUI.ColorResource.%)",
                kind: .color),
        ]
        if usesUIKit {
            parts += [
                members(
                    of: "UIColor", in: "UIKit.UIColor", value: "UIKit.UIColor(resource: SwiftUI.ColorResource.%)",
                    kind: .color),
                members(
                    of: "UIImage", in: "UIKit.UIImage", value: "UIKit.UIImage(resource: SwiftUI.ImageResource.%)",
                    kind: .image),
            ]
        }
        return parts.compactMap(\.self)
    }

    private func resources(of type: String, kind: AssetSymbolName.Kind) -> String? {
        lines(in: "SwiftUI.\(type)", of: symbols.filter { $0.asset.kind == kind && !declares(type, $0) }) { symbol in
            let value = "SwiftUI.\(type)(name: \(SwiftName.literal(symbol.asset.path)), bundle: .main)"
            return "static var \(SwiftName.quoted(symbol.name)): SwiftUI.\(type) { \(value) }"
        }
    }

    private func members(of type: String, in extended: String, value: String, kind: AssetSymbolName.Kind) -> String? {
        let own = symbols.filter { symbol in
            symbol.asset.kind == kind && !declares(type, symbol)
                && !(symbol.namespaces.isEmpty && Self.systemNames[type]?.contains(symbol.name) == true)
        }
        let parts = value.split(separator: "%")
        let result = parts[0].prefix { $0 != "(" }
        return lines(in: extended, of: own) { symbol in
            let name = SwiftName.quoted(symbol.name)
            let path = (symbol.namespaces + [name]).joined(separator: ".")
            return "static var \(name): \(result) { \(parts[0])\(path)\(parts[1]) }"
        }
    }

    /// Declarations for colors count for styles too, and vice versa: `.foregroundStyle` accepts both.
    private func declares(_ type: String, _ symbol: Symbol) -> Bool {
        let types = ["Color", "ShapeStyle"].contains(type) ? ["Color", "ShapeStyle"] : [type]
        return symbol.namespaces.isEmpty && types.contains { words.declared[$0]?.contains(symbol.name) == true }
    }

    /// An extension whose members are in the enumerations of their namespaces.
    private func lines(in extended: String, of symbols: [Symbol], member: (Symbol) -> String) -> String? {
        guard !symbols.isEmpty else { return nil }
        var text = "extension \(extended) {\n"
        for symbol in symbols where symbol.namespaces.isEmpty { text += "    \(member(symbol))\n" }
        text += "}\n"
        // A constrained extension cannot contain types; Xcode generates the same.
        guard !extended.contains(" where ") else { return symbols.allSatisfy { !$0.namespaces.isEmpty } ? nil : text }
        var known: Set<[String]> = []
        for symbol in symbols where !symbol.namespaces.isEmpty {
            for depth in symbol.namespaces.indices where known.insert(Array(symbol.namespaces[...depth])).inserted {
                let outer = ([extended] + symbol.namespaces[..<depth]).joined(separator: ".")
                text += "extension \(outer) { enum \(symbol.namespaces[depth]) {} }\n"
            }
            let outer = ([extended] + symbol.namespaces).joined(separator: ".")
            text += "extension \(outer) { \(member(symbol)) }\n"
        }
        return text
    }

    /// Names that the types declare themselves. Xcode skips assets with these names.
    private static let systemNames: [String: Set<String>] = [
        "Color": colorNames, "ShapeStyle": colorNames,
        "UIColor": [
            "red", "orange", "yellow", "green", "blue", "purple", "brown", "cyan", "magenta", "gray", "darkGray",
            "lightGray", "black", "white", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
            "link", "separator", "opaqueSeparator", "placeholderText", "systemBackground", "systemFill", "tintColor",
        ],
    ]

    private static let colorNames: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]
}
