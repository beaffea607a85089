import Foundation
import XcodeProject

extension WidgetFolder {
    /// The app's icon as PNG: the largest image of an icon set that is not specific to one appearance.
    ///
    /// 1. The catalogs of the app that contains the extension come first, then the extension's own.
    /// 2. An icon set is a folder with a list of images; each has a size in points, such as `60x60`, and a scale.
    package var appIcon: [UInt8]? {
        for catalog in appCatalogs + assetCatalogs {
            for set in iconSets(in: catalog) {
                if let file = largest(in: set), let data = try? LimitedFile.read(file, limit: Self.iconLimit) {
                    return Array(data)
                }
            }
        }
        return nil
    }

    /// Bytes.
    private static let iconLimit = 64 << 20

    private struct IconList: Decodable {
        struct Picture: Decodable {
            struct Appearance: Decodable { var value: String? }

            var filename: String?
            var size: String?
            var scale: String?
            var appearances: [Appearance]?
        }

        var images: [Picture]?
    }

    private func iconSets(in catalog: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: catalog)) ?? []
        return names.sorted().filter { $0.hasSuffix(".appiconset") }.map { catalog + "/" + $0 }
            .filter { !foreignPaths.contains($0) && !foreignPaths.contains(catalog) }
    }

    private func largest(in set: String) -> String? {
        let contents = set + "/Contents.json"
        guard !foreignPaths.contains(contents),
            let data = try? LimitedFile.readText(contents, limit: AssetCatalogCompiler.descriptionLimit),
            let list = try? JSONDecoder().decode(IconList.self, from: data)
        else { return nil }
        let pictures = (list.images ?? []).filter { picture in
            picture.appearances?.isEmpty ?? true && picture.filename?.lowercased().hasSuffix(".png") == true
        }
        let files = pictures.compactMap { picture -> (path: String, pixels: Double)? in
            guard let name = picture.filename, !name.contains("/") else { return nil }
            return (set + "/" + name, Self.pixels(of: picture))
        }
        return files.filter { FileManager.default.fileExists(atPath: $0.path) && !foreignPaths.contains($0.path) }
            .max { $0.pixels < $1.pixels }?.path
    }

    private static func pixels(of picture: IconList.Picture) -> Double {
        let points = picture.size?.split(separator: "x").first.flatMap { Double($0) } ?? 1
        let scale = picture.scale.flatMap { Double($0.filter { $0.isNumber || $0 == "." }) } ?? 1
        return points * scale
    }
}
