import Foundation

/// The names of a catalog's colors and images with their namespaces.
struct AssetNames: Hashable, Sendable {
    struct Asset: Hashable, Sendable {
        var kind: AssetSymbolName.Kind
        /// Folders that provide a namespace, outermost first.
        var namespaces: [String]
        var name: String

        /// The asset's name in code that looks it up by a string.
        var path: String { (namespaces + [name]).joined(separator: "/") }
    }

    private(set) var assets: [Asset] = []
    private var known: Set<Asset> = []

    private let foreignPaths: Set<String>

    init(catalogs: [String], omitting foreignPaths: Set<String> = []) {
        self.foreignPaths = foreignPaths
        for catalog in catalogs {
            var walk = FolderWalk(catalog, omitting: foreignPaths)
            collect(catalog, namespaces: [], &walk)
        }
    }

    private mutating func collect(_ folder: String, namespaces: [String], _ walk: inout FolderWalk) {
        guard walk.enter(folder) else { return }
        defer { walk.leave() }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            guard !foreignPaths.contains(path) else { continue }
            let title = (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension.lowercased() {
            case "colorset": add(Asset(kind: .color, namespaces: namespaces, name: title))
            case "imageset": add(Asset(kind: .image, namespaces: namespaces, name: title))
            case "":
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                    continue
                }
                let inner =
                    AssetCatalogCompiler.providesNamespace(path, omitting: foreignPaths)
                    ? namespaces + [title] : namespaces
                collect(path, namespaces: inner, &walk)
            default: break
            }
        }
    }

    private mutating func add(_ asset: Asset) {
        if known.insert(asset).inserted { assets.append(asset) }
    }
}
