import ExtensionProtocol
import WidgetVocabulary

/// Resources with the digest of their compiled form.
final class DigestedResources {
    let compiler: ResourceCompiler
    /// The first access reads all of the resources.
    private(set) lazy var digest = compiler.digest

    init(of folder: WidgetFolder, on platform: OperatingSystem) {
        compiler = ResourceCompiler(folder: folder, platform: platform)
    }

    /// Adds the resources of the modules that the sources import.
    func joined(by graph: ModuleGraph) -> DigestedResources {
        guard !graph.modules.isEmpty else { return self }
        return DigestedResources(of: compiler.folder.withResources(of: graph), on: compiler.platform)
    }
}
