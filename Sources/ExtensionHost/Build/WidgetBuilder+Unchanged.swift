import ExtensionProtocol

/// Compiled sources, with what is to be known of them.
struct FinishedCode: Hashable {
    var digest: String
    var path: String
    var fromCache: Bool
    var needsContainerBackground: Bool
    /// What is to be said of the sources beside what the compiler says.
    var messages: [CompilerMessage]
}

/// Resources under the name of what they are compiled to.
struct NamedResources {
    let compiler: ResourceCompiler
    let digest: String

    init(of folder: WidgetFolder, on platform: WidgetEnvironment.Platform) {
        compiler = ResourceCompiler(folder: folder, platform: platform)
        digest = compiler.digest
    }

    /// With those of the modules that the sources import.
    func joined(by graph: ModuleGraph) -> NamedResources {
        guard !graph.modules.isEmpty else { return self }
        return NamedResources(of: compiler.folder.withResources(of: graph), on: compiler.platform)
    }
}

extension WidgetBuilder {
    private static let unchangedKind = "unchanged"

    /// What is kept of a build under the stamps of its sources, which had no messages of their own.
    private struct Record: Codable {
        var code: String
        var needsContainerBackground: Bool
    }

    /// The finished code of sources that have not changed.
    func unchangedCode(of folder: WidgetFolder, _ stamps: SourceStamps) -> FinishedCode? {
        guard let record: Record = record(Self.unchangedKind, stamps.digest),
            let path = finished(Self.codeKind, digest: record.code)
        else { return nil }
        return FinishedCode(
            digest: record.code, path: path, fromCache: true,
            needsContainerBackground: record.needsContainerBackground, messages: folder.notes)
    }

    func keep(_ code: FinishedCode, of stamps: SourceStamps) {
        let record = Record(code: code.digest, needsContainerBackground: code.needsContainerBackground)
        keep(record, Self.unchangedKind, stamps.digest)
    }
}
