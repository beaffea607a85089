import ExtensionProtocol
import WidgetVocabulary

/// Resources under the name of what they are compiled to.
final class NamedResources {
    let compiler: ResourceCompiler
    /// Reads all of them when it is first asked for.
    private(set) lazy var digest = compiler.digest

    init(of folder: WidgetFolder, on platform: OperatingSystem) {
        compiler = ResourceCompiler(folder: folder, platform: platform)
    }

    /// With those of the modules that the sources import.
    func joined(by graph: ModuleGraph) -> NamedResources {
        guard !graph.modules.isEmpty else { return self }
        return NamedResources(of: compiler.folder.withResources(of: graph), on: compiler.platform)
    }
}
