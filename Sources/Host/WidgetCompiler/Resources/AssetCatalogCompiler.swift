import AssetCatalog
import CoreGraphics
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetVocabulary
import XcodeProject

/// Reads `.xcassets` folders: color sets and image sets, with appearances, scales, namespaces and slices.
///
/// Images and colors in unknown formats cause a message that names the file.
struct AssetCatalogCompiler: Sendable {
    struct Picture: Sendable {
        enum Content: Sendable {
            case file(String)
            case data(Data)
        }

        var content: Content
        /// The name in the bundle's picture folder.
        var name: String
    }

    /// Bytes.
    private static let fileLimit = 256 << 20
    /// Bytes of a `Contents.json`.
    static let descriptionLimit = 4 << 20
    /// Pixels of one image, as many as the painter decodes, and of all images together.
    private static let imagePixels = 64 << 20
    private static let catalogPixels = 2 << 30

    /// Pixels of the images so far, decoded.
    private var pixels = 0
    let platform: OperatingSystem
    let vectors: VectorConverter
    private let foreignPaths: Set<String>
    private(set) var colors: [CompiledCatalog.ColorSet] = []
    private(set) var images: [CompiledCatalog.ImageSet] = []
    private(set) var pictures: [Picture] = []
    private(set) var messages: [CompilerMessage] = []

    /// - Parameter foreignPaths: Paths that are not read.
    init(
        platform: OperatingSystem, vectors: VectorConverter = VectorConverter(), omitting foreignPaths: Set<String> = []
    ) {
        self.platform = platform
        self.vectors = vectors
        self.foreignPaths = foreignPaths
    }

    mutating func add(catalog path: String) {
        var walk = FolderWalk(path, omitting: foreignPaths)
        var found: [Found] = []
        find(in: path, namespace: "", &walk, &found)
        // Converting a vector image takes some time, and a catalog may have a hundred.
        let parts = Parallel.map(found) { [platform, vectors, foreignPaths] found in
            var part = AssetCatalogCompiler(platform: platform, vectors: vectors, omitting: foreignPaths)
            if found.isColor { part.addColors(found.folder, name: found.name) }
            if !found.isColor { part.addImages(found.folder, name: found.name) }
            return part
        }
        for part in parts { add(part) }
        if let problem = walk.problem { report(path, problem) }
    }

    /// A color set or image set.
    private struct Found: Sendable {
        var folder: String
        var name: String
        var isColor: Bool
    }

    /// Merges the result of another compiler; its images are numbered after the existing ones.
    private mutating func add(_ part: AssetCatalogCompiler) {
        let first = pictures.count
        func renumbered(_ name: String) -> String {
            let pieces = name.split(separator: ".", maxSplits: 1)
            return "\(first + (Int(pieces[0]) ?? 0))." + pieces.dropFirst().joined()
        }
        colors += part.colors
        let added = part.images.reduce(0) { sum, set in
            sum + set.variants.reduce(0) { $0 + $1.pixelWidth * $1.pixelHeight }
        }
        messages += part.messages
        guard pixels + added <= Self.catalogPixels else {
            for set in part.images {
                report(
                    set.name,
                    """
                    the image '\(set.name)' is omitted: the images of the catalogs have more than \
                    \(Self.catalogPixels >> 20) million pixels; scale them down
                    """)
            }
            return
        }
        pixels += added
        images += part.images.map { set in
            var set = set
            for index in set.variants.indices { set.variants[index].file = renumbered(set.variants[index].file) }
            return set
        }
        pictures += part.pictures.map { Picture(content: $0.content, name: renumbered($0.name)) }
    }

    private func find(in path: String, namespace: String, _ walk: inout FolderWalk, _ found: inout [Found]) {
        guard walk.enter(path) else { return }
        defer { walk.leave() }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
        for name in names where !name.hasPrefix(".") {
            let child = path + "/" + name
            guard !foreignPaths.contains(child) else { continue }
            let title = namespace + (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension.lowercased() {
            case "colorset": found.append(Found(folder: child, name: title, isColor: true))
            case "imageset": found.append(Found(folder: child, name: title, isColor: false))
            case "":
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: child, isDirectory: &isFolder), isFolder.boolValue else {
                    continue
                }
                let inner = Self.providesNamespace(child, omitting: foreignPaths) ? title + "/" : namespace
                find(in: child, namespace: inner, &walk, &found)
            default: break
            }
        }
    }

    /// Whether the folder's name is a prefix of the names of its content.
    static func providesNamespace(_ folder: String, omitting foreignPaths: Set<String>) -> Bool {
        (contents(of: folder, omitting: foreignPaths)?["properties"] as? [String: Any])?["provides-namespace"] as? Bool
            ?? false
    }

    private static func contents(of folder: String, omitting foreignPaths: Set<String>) -> [String: Any]? {
        let path = folder + "/Contents.json"
        guard !foreignPaths.contains(path), let data = try? LimitedFile.readText(path, limit: descriptionLimit) else {
            return nil
        }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// The reason that the description of a set has no list, as the end of a sentence.
    private func absence(of list: String, in folder: String) -> String {
        let absence = "there is no list '\(list)'"
        let path = folder + "/Contents.json"
        guard !foreignPaths.contains(path) else { return absence }
        do throws(LimitedFile.Rejection) {
            _ = try LimitedFile.readText(path, limit: Self.descriptionLimit)
            return absence
        } catch {
            return error == .missing ? absence : error.description
        }
    }

    private mutating func report(_ path: String, _ message: String) {
        messages.append(CompilerMessage(severity: .warning, file: path, line: 1, column: 1, message: message))
    }

    private mutating func addColors(_ folder: String, name: String) {
        guard let entries = Self.contents(of: folder, omitting: foreignPaths)?["colors"] as? [[String: Any]] else {
            report(
                folder + "/Contents.json", "the color '\(name)' cannot be read: \(absence(of: "colors", in: folder))")
            return
        }
        var variants: [CompiledCatalog.ColorVariant] = []
        for entry in ownEntries(entries) {
            guard let color = entry["color"] as? [String: Any] else { continue }
            switch CatalogColor.read(color) {
            case .success(.components(let value)):
                variants.append(.init(appearance: appearance(of: entry), color: value))
            case .success(.system(let name)):
                variants.append(.init(appearance: appearance(of: entry), system: name))
            case .failure(let problem):
                report(folder + "/Contents.json", "the color '\(name)' \(problem.reason)")
            }
        }
        if variants.isEmpty {
            // Xcode creates empty color sets for the user to fill. A view that uses one is reported when it is drawn.
            guard entries.contains(where: { $0["color"] != nil }) else { return }
            report(folder + "/Contents.json", "the color '\(name)' has no value; views are drawn without it")
        } else {
            colors.append(.init(name: name, variants: variants))
        }
    }

    private mutating func addImages(_ folder: String, name: String) {
        guard let content = Self.contents(of: folder, omitting: foreignPaths),
            let entries = content["images"] as? [[String: Any]]
        else {
            report(
                folder + "/Contents.json", "the image '\(name)' cannot be read: \(absence(of: "images", in: folder))")
            return
        }
        let properties = content["properties"] as? [String: Any]
        var set = CompiledCatalog.ImageSet(name: name, variants: [])
        if properties?["template-rendering-intent"] as? String == "template" { set.rendering = .template }
        if properties?["preserves-vector-representation"] as? Bool == true { set.detail = .anySize }
        for entry in ownEntries(entries) {
            guard let file = entry["filename"] as? String else { continue }
            let path = folder + "/" + file
            guard !file.contains("/") else {
                report(
                    folder + "/Contents.json", "the image '\(name)' refers to a file outside of its folder: '\(file)'")
                continue
            }
            guard !foreignPaths.contains(path) else { continue }
            let data: Data
            do throws(LimitedFile.Rejection) {
                data = try LimitedFile.read(path, limit: Self.fileLimit)
            } catch {
                let reason = error == .missing ? "does not exist" : "cannot be read: \(error)"
                report(path, "the image '\(name)' refers to a file that \(reason)")
                continue
            }
            let scale = Double((entry["scale"] as? String)?.prefix { $0 != "x" } ?? "1") ?? 1
            if set.slices == nil { set.slices = Self.slices(of: entry, scale: scale) }
            if let kind = VectorConverter.Kind(rawValue: (file as NSString).pathExtension.lowercased()) {
                addVector(path, kind: kind, appearance: appearance(of: entry), to: &set)
                continue
            }
            guard let size = ImageHeader(data), size.format.isDrawable else {
                report(path, "the image '\(name)' is not in PNG, JPEG, WebP, SVG or PDF format; convert it")
                continue
            }
            guard size.width > 0, size.height > 0, size.width <= Self.imagePixels / size.height else {
                report(
                    path,
                    """
                    the image '\(name)' has \(size.width) × \(size.height) pixels and is omitted; at most \
                    \(Self.imagePixels >> 20) million are drawn. Scale it down
                    """)
                continue
            }
            let stored = "\(pictures.count).\((file as NSString).pathExtension.lowercased())"
            pictures.append(Picture(content: .file(path), name: stored))
            set.variants.append(
                .init(
                    appearance: appearance(of: entry), scale: scale, file: stored, pixelWidth: size.width,
                    pixelHeight: size.height))
        }
        if set.variants.isEmpty {
            report(folder + "/Contents.json", "the image '\(name)' has no file; a box is drawn instead")
        } else {
            images.append(set)
        }
    }

    /// Renders a vector image at the screens' scales, and larger if it preserves its vector data. Without that setting,
    /// Xcode stores pixels too.
    private mutating func addVector(
        _ path: String, kind: VectorConverter.Kind, appearance: CompiledCatalog.Appearance,
        to set: inout CompiledCatalog.ImageSet
    ) {
        do throws(VectorConverter.Problem) {
            let natural = try vectors.png(of: path, kind: kind, scale: 1)
            guard let size = ImageHeader(natural) else { throw .failed("it has no size") }
            let side = Double(max(size.width, size.height))
            for scale in VectorConverter.scales(longerSide: side, staysSharp: set.detail == .anySize) {
                let data = scale == 1 ? natural : try vectors.png(of: path, kind: kind, scale: scale)
                guard let pixels = ImageHeader(data) else { throw .failed("it has no size") }
                let stored = "\(pictures.count).png"
                pictures.append(Picture(content: .data(data), name: stored))
                set.variants.append(
                    .init(
                        appearance: appearance, scale: scale, file: stored, pixelWidth: pixels.width,
                        pixelHeight: pixels.height))
            }
        } catch {
            report(path, "the image '\(set.name)' \(error)")
        }
    }

    /// The entries for the platform's devices if there are any, else those for all devices.
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

    /// Slices are in pixels of the file.
    private static func slices(of entry: [String: Any], scale: Double) -> CompiledCatalog.Slices? {
        guard let insets = (entry["resizing"] as? [String: Any])?["cap-insets"] as? [String: Any], scale > 0 else {
            return nil
        }
        func inset(_ side: String) -> Double { ((insets[side] as? NSNumber)?.doubleValue ?? 0) / scale }
        return .init(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
    }
}
