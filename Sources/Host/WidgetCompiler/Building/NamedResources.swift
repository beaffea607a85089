import ExtensionProtocol
import WidgetVocabulary

/// Resources with the digest of their compiled form.
final class NamedResources {
    let compiler: ResourceCompiler
    /// The first access reads all of the resources.
    private(set) lazy var digest = compiler.digest

    init(of folder: WidgetFolder, on platform: OperatingSystem) {
        compiler = ResourceCompiler(folder: folder, platform: platform)
    }

    /// Adds the resources of the modules that the sources import.
    func joined(by graph: ModuleGraph) -> NamedResources {
        guard !graph.modules.isEmpty else { return self }
        return NamedResources(of: compiler.folder.withResources(of: graph), on: compiler.platform)
    }
}
