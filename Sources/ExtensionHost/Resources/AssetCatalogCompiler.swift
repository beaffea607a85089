import AssetCatalog
import ExtensionProtocol
import Foundation
import RenderModel

/// Reads `.xcassets` folders: colour sets and image sets, with appearances, scales, namespaces and slices.
///
/// What it cannot use (vector pictures, colours of unknown form) gives a message that names the file.
struct AssetCatalogCompiler {
    struct Picture {
        var source: String
        /// Name in the bundle's picture folder.
        var name: String
    }

    let platform: WidgetEnvironment.Platform
    private(set) var colors: [CompiledCatalog.ColorSet] = []
    private(set) var images: [CompiledCatalog.ImageSet] = []
    private(set) var pictures: [Picture] = []
    private(set) var messages: [CompilerMessage] = []

    init(platform: WidgetEnvironment.Platform) {
        self.platform = platform
    }

    mutating func add(catalog path: String) {
        addFolder(path, namespace: "", depth: 0)
    }

    private mutating func addFolder(_ path: String, namespace: String, depth: Int) {
        guard depth < 20 else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
        for name in names where !name.hasPrefix(".") {
            let child = path + "/" + name
            let title = namespace + (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension.lowercased() {
            case "colorset": addColors(child, name: title)
            case "imageset": addImages(child, name: title)
            case "":
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: child, isDirectory: &isFolder), isFolder.boolValue else {
                    continue
                }
                let properties = contents(of: child)?["properties"] as? [String: Any]
                let hasNamespace = properties?["provides-namespace"] as? Bool ?? false
                addFolder(child, namespace: hasNamespace ? title + "/" : namespace, depth: depth + 1)
            default: break
            }
        }
    }

    private func contents(of folder: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    private mutating func report(_ path: String, _ message: String) {
        messages.append(CompilerMessage(severity: .warning, file: path, line: 1, column: 1, message: message))
    }

    private mutating func addColors(_ folder: String, name: String) {
        guard let entries = contents(of: folder)?["colors"] as? [[String: Any]] else {
            report(folder + "/Contents.json", "the colour '\(name)' cannot be read: no list 'colors'")
            return
        }
        var variants: [CompiledCatalog.ColorVariant] = []
        for entry in ownEntries(entries) {
            guard let color = entry["color"] as? [String: Any] else { continue }
            switch CatalogColor.read(color) {
            case .success(let value):
                variants.append(.init(appearance: appearance(of: entry), color: value))
            case .failure(let problem):
                report(folder + "/Contents.json", "the colour '\(name)' \(problem.reason)")
            }
        }
        if variants.isEmpty {
            report(folder + "/Contents.json", "the colour '\(name)' has no value, so views draw without it")
        } else {
            colors.append(.init(name: name, variants: variants))
        }
    }

    private mutating func addImages(_ folder: String, name: String) {
        guard let content = contents(of: folder), let entries = content["images"] as? [[String: Any]] else {
            report(folder + "/Contents.json", "the image '\(name)' cannot be read: no list 'images'")
            return
        }
        let properties = content["properties"] as? [String: Any]
        var set = CompiledCatalog.ImageSet(name: name, variants: [])
        if properties?["template-rendering-intent"] as? String == "template" { set.rendering = .template }
        for entry in ownEntries(entries) {
            guard let file = entry["filename"] as? String else { continue }
            let path = folder + "/" + file
            guard let data = FileManager.default.contents(atPath: path) else {
                report(path, "the image '\(name)' names a file that is not there")
                continue
            }
            guard let size = PictureHeader.pixelSize(of: data) else {
                report(path, "the image '\(name)' is no PNG, JPEG or WebP picture; export it as PNG at 2x and 3x")
                continue
            }
            let scale = Double((entry["scale"] as? String)?.prefix { $0 != "x" } ?? "1") ?? 1
            let stored = "\(pictures.count).\((file as NSString).pathExtension.lowercased())"
            pictures.append(Picture(source: path, name: stored))
            if set.slices == nil { set.slices = Self.slices(of: entry, scale: scale) }
            set.variants.append(
                .init(
                    appearance: appearance(of: entry), scale: scale, file: stored, pixelWidth: size.width,
                    pixelHeight: size.height))
        }
        if set.variants.isEmpty {
            report(folder + "/Contents.json", "the image '\(name)' has no picture, so a box is drawn in its place")
        } else {
            images.append(set)
        }
    }

    /// The entries for the platform's own devices when there are such, else those for all devices.
    private func ownEntries(_ entries: [[String: Any]]) -> [[String: Any]] {
        let own: Set<String> =
            switch platform {
            case .iOS: ["iphone"]
            case .macOS: ["mac"]
            case .watchOS: ["watch"]
            case .visionOS: ["vision"]
            }
        func idiom(_ entry: [String: Any]) -> String { entry["idiom"] as? String ?? "universal" }
        let specific = entries.filter { own.contains(idiom($0)) && ($0["filename"] ?? $0["color"]) != nil }
        return specific.isEmpty ? entries.filter { idiom($0) == "universal" } : specific
    }

    private func appearance(of entry: [String: Any]) -> CompiledCatalog.Appearance {
        var result = CompiledCatalog.Appearance()
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
            switch (appearance["appearance"] as? String, appearance["value"] as? String) {
            case ("luminosity", "dark"): result.luminosity = .dark
            case ("luminosity", "light"): result.luminosity = .light
            case ("contrast", "high"): result.contrast = .high
            default: break
            }
        }
        return result
    }

    /// Slicing is given in pixels of the file.
    private static func slices(of entry: [String: Any], scale: Double) -> CompiledCatalog.Slices? {
        guard let insets = (entry["resizing"] as? [String: Any])?["cap-insets"] as? [String: Any], scale > 0 else {
            return nil
        }
        func inset(_ side: String) -> Double { ((insets[side] as? NSNumber)?.doubleValue ?? 0) / scale }
        return .init(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
    }
}
