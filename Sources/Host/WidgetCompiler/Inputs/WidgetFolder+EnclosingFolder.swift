import AppleAPI
import Foundation
import XcodeProject

extension WidgetFolder {
    /// How far folders are looked for whose sources may be a module's.
    private static let moduleDepth = 4

    /// Adds what the sources of a folder that no project describes may import from what lies around it.
    ///
    /// 1. Packages found there count as those of a project.
    /// 2. A module that is not Apple's is looked for as a folder of its name, as tools that make projects lay them out,
    ///    for the sources and for those of each module that is found. A folder in which a program begins is none.
    mutating func addModules(from enclosingFolder: String) {
        let search = ProjectSearch(below: enclosingFolder)
        packages += search.packages.map { PackageReference(place: .local(($0 as NSString).deletingLastPathComponent)) }
            .filter { !packages.contains($0) }
        let folders = Self.folders(of: search)
        var open = Self.imports(in: swiftFiles)
        var seen: Set<String> = []
        while let name = open.popFirst() {
            guard seen.insert(name).inserted, !AppleNames.shared.isModule(name), let folder = folders[name],
                !path.hasPrefix(folder + "/"), folder != path,
                !search.sources.contains(where: { $0.hasPrefix(folder + "/") && SourceMain.of($0) != nil }),
                var content = try? WidgetFolder(at: folder)
            else { continue }
            content.language = language
            libraries.append(LibraryModule(name: name, content: content))
            watchedFolders += content.watchedFolders
            open.formUnion(Self.imports(in: content.swiftFiles))
        }
    }

    /// The folders with sources in them or below them, the nearest to the top of each name.
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
            guard let data = try? LimitedFile.read(file, limit: 8 << 20) else { continue }
            declarations.add([UInt8](data))
        }
        return declarations.imports
    }
}
