import Foundation

extension WidgetBuilder {
    private static let linkKind = "sdk-modules"

    /// The SDK with only the modules that sources may import.
    ///
    /// A build folder of this package contains the host's modules, and those of its packages, next to the SDK's. If the
    /// compiler saw them, `canImport` would be true for modules that the project does not have.
    ///
    /// 1. The SDK's modules are those whose object files are linked into its library. An installed SDK has no list of
    ///    them and contains nothing else.
    /// 2. A folder in the cache has links to them; it is created once for each such list.
    package func visibleSDK() throws(BuildError) -> SDKLocation {
        let list = sdk.libraryFolder + "/TesseraSDK.product/Objects.LinkFileList"
        guard let objects = FileManager.default.contents(atPath: list) else { return sdk }
        var digest = BuildDigest()
        digest.add(sdk.moduleFolder)
        digest.add([UInt8](objects))
        let (source, name) = (sdk.moduleFolder, digest.text)
        let links = try stored(Self.linkKind, digest: name) { folder throws(BuildError) in
            for name in Self.modules(ofObjects: objects).sorted() {
                let file = "\(name).swiftmodule"
                guard FileManager.default.fileExists(atPath: "\(source)/\(file)") else { continue }
                guard symlink("\(source)/\(file)", "\(folder)/\(file)") == 0 else {
                    throw .cache(path: folder, reason: String(cString: strerror(errno)))
                }
            }
        }
        if !links.found { removeOldBuilds(of: Self.linkKind, sparing: [name]) }
        var visible = sdk
        visible.moduleFolder = links.path
        return visible
    }

    /// The module's name in each line `…/Module.build/….o`.
    static func modules(ofObjects list: Data) -> Set<String> {
        let mark = Data(".build/".utf8)
        let slash = UInt8(ascii: "/")
        var names: Set<String> = []
        for line in list.split(separator: UInt8(ascii: "\n")) {
            guard let end = line.range(of: mark, options: .backwards)?.lowerBound else { continue }
            let start = line[..<end].lastIndex(of: slash).map { $0 + 1 } ?? line.startIndex
            names.insert(String(decoding: line[start..<end], as: UTF8.self))
        }
        return names
    }
}
