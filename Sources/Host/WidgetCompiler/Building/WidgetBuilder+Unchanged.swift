extension WidgetBuilder {
    private static let unchangedKind = "unchanged"

    /// The cached record of a build without messages, under the stamps of its sources.
    private struct Record: Codable {
        var code: String
        var needsContainerBackground: Bool
    }

    /// The finished code of unchanged sources.
    func unchangedCode(of folder: WidgetFolder, _ stamps: SourceFingerprint) -> CompiledCode? {
        guard let record: Record = record(Self.unchangedKind, stamps.digest),
            let path = known(Self.codeKind, digest: record.code)
        else {
            forget(Self.unchangedKind, stamps.digest)
            return nil
        }
        return CompiledCode(
            digest: record.code, path: path, fromCache: true,
            needsContainerBackground: record.needsContainerBackground, messages: folder.notes)
    }

    /// Caches the code if the sources are still as they were before they were read: a change during the compilation may
    /// be in the code or not.
    func keep(_ code: CompiledCode, of stamps: SourceFingerprint, _ folder: WidgetFolder) {
        let resources = DigestedResources(of: folder, on: options.platform)
        guard SourceFingerprint(of: folder, resources, sdk: sdk, options: options) == stamps else { return }
        let record = Record(code: code.digest, needsContainerBackground: code.needsContainerBackground)
        keep(record, Self.unchangedKind, stamps.digest)
    }
}
