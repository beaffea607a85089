extension SpecificationNode {
    /// The node of an included file with absolute paths, because its paths are relative to its own folder. XcodeGen
    /// treats build settings as plain strings, so they are unchanged.
    func withPaths(in folder: String) -> SpecificationNode {
        var root = table
        root.change("configFiles") { $0.mapValues(in: folder) }
        for kind in ["packages", "projectReferences"] {
            root.change(kind) { $0.mapTables { $0.change("path") { $0.absolute(in: folder) } } }
        }
        for kind in ["targets", "targetTemplates"] {
            root.change(kind) { targets in
                targets.mapTables { target in
                    target.change("sources") { $0.mapSources(in: folder) }
                    target.change("configFiles") { $0.mapValues(in: folder) }
                    for list in ["info", "entitlements"] {
                        target.change(list) { $0.mapTable { $0.change("path") { $0.absolute(in: folder) } } }
                    }
                }
            }
        }
        return .table(root)
    }

    private func absolute(in folder: String) -> SpecificationNode {
        guard case .text(let path, let isQuoted) = self else { return self }
        return .text(Path.joined(folder, path), isQuoted: isQuoted)
    }

    private func mapTable(_ change: (inout [String: SpecificationNode]) -> Void) -> SpecificationNode {
        guard case .table(var table) = self else { return self }
        change(&table)
        return .table(table)
    }

    private func mapTables(_ change: (inout [String: SpecificationNode]) -> Void) -> SpecificationNode {
        guard case .table(let table) = self else { return self }
        return .table(table.mapValues { $0.mapTable(change) })
    }

    private func mapValues(in folder: String) -> SpecificationNode {
        guard case .table(let table) = self else { return self }
        return .table(table.mapValues { $0.absolute(in: folder) })
    }

    /// Sources are a path, a table with one, or a list of these.
    private func mapSources(in folder: String) -> SpecificationNode {
        switch self {
        case .text: absolute(in: folder)
        case .list(let list): .list(list.map { $0.mapSources(in: folder) })
        case .table: mapTable { $0.change("path") { $0.absolute(in: folder) } }
        }
    }
}

extension [String: SpecificationNode] {
    fileprivate mutating func change(_ key: String, _ change: (SpecificationNode) -> SpecificationNode) {
        if let value = self[key] { self[key] = change(value) }
    }
}
