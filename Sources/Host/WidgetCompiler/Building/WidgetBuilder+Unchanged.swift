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
            let path = known(Self.codeKind, digest: record.code)
        else {
            forget(Self.unchangedKind, stamps.digest)
            return nil
        }
        return FinishedCode(
            digest: record.code, path: path, fromCache: true,
            needsContainerBackground: record.needsContainerBackground, messages: folder.notes)
    }

    /// Keeps the code for sources that are still as they were before they were read: what changes while they are
    /// compiled may be in the code or not.
    func keep(_ code: FinishedCode, of stamps: SourceStamps, _ folder: WidgetFolder) {
        let resources = NamedResources(of: folder, on: options.platform)
        guard SourceStamps(of: folder, resources, sdk: sdk, options: options) == stamps else { return }
        let record = Record(code: code.digest, needsContainerBackground: code.needsContainerBackground)
        keep(record, Self.unchangedKind, stamps.digest)
    }
}
