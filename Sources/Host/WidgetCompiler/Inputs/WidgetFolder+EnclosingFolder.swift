import AppleAPI
import Foundation
import XcodeProject

extension WidgetFolder {
    /// The depth of the search for folders with a module's sources.
    private static let moduleDepth = 4

    /// Adds what the sources of a folder without a project may import from the enclosing folder.
    ///
    /// 1. Packages found there are treated as those of a project.
    /// 2. A module that is not Apple's is searched for as a folder of its name, the layout of project generators, for
    ///    the sources and for those of each module that is found. A folder with a program's entry point is not a
    ///    module.
    mutating func addModules(from enclosingFolder: String) {
        let search = ProjectSearch(below: enclosingFolder)
        let boundary = ProjectBoundary(around: enclosingFolder)
        packageBoundary = boundary
        packages += search.packages.map { ($0 as NSString).deletingLastPathComponent }.filter(boundary.holds)
            .map { PackageReference(place: .local($0)) }.filter { !packages.contains($0) }
        let folders = Self.folders(of: search)
        var open = Self.imports(in: swiftFiles)
        var seen: Set<String> = []
        while let name = open.popFirst() {
            guard seen.insert(name).inserted, !AppleNames.shared.isModule(name), let folder = folders[name],
                !path.hasPrefix(folder + "/"), folder != path, boundary.holds(folder),
                !search.sources.contains(where: { $0.hasPrefix(folder + "/") && SourceMain.of($0) != nil }),
                var content = try? WidgetFolder(at: folder)
            else { continue }
            content.language = language
            libraries.append(LibraryModule(name: name, content: content))
            watchedFolders += content.watchedFolders
            open.formUnion(Self.imports(in: content.swiftFiles))
        }
    }

    /// The folders with sources in them or below them; of each name, the one nearest to the top.
    private static func folders(of search: ProjectSearch) -> [String: String] {
        var folders: [String: String] = [:]
        for source in search.sources {
            let below = source.dropFirst(search.folder.count).split(separator: "/").dropLast()
            var folder = search.folder
            for part in below.prefix(moduleDepth) {
                folder += "/" + part
                let known = folders[String(part)]
                if known == nil || known.map({ $0.count > folder.count }) == true { folders[String(part)] = folder }
            }
        }
        return folders
    }

    private static func imports(in files: [String]) -> Set<String> {
        var declarations = WidgetDeclarations()
        for file in files {
            guard let data = try? LimitedFile.readText(file, limit: 8 << 20) else { continue }
            declarations.add([UInt8](data))
        }
        return declarations.imports
    }
}
