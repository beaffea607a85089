extension StoredDevice {
    /// Copies a stored device into an empty store, in one transaction: the copy is complete or does not exist.
    ///
    /// - Parameter names: The identifiers that extensions get in the copy, by those in the device.
    /// - Returns: Whether the device has anything: one that was never written is not copied.
    /// - Throws: `StoreError` if a host has the device open, or if it cannot be read or written; the store is then
    ///   empty.
    @discardableResult
    package static func copy(
        _ path: String, to store: any HostStore, renaming names: [ExtensionID: ExtensionID] = [:]
    ) async throws(StoreError) -> Bool {
        let source = try SQLiteStore(path: path)
        guard let stored = try await source.load() else { return false }
        var layout = stored.state
        layout.extensions = [:]
        layout.instances = [:]
        layout.log.rename(names)
        var changes: [StoreChange] = [.layout(layout)]
        for id in stored.state.extensions.keys.sorted() {
            if let installed = stored.state.extensions[id] { changes.append(.installed(installed.renamed(names))) }
        }
        for id in stored.state.instances.keys.sorted() {
            guard var instance = stored.state.instances[id] else { continue }
            instance.widget.rename(names)
            changes.append(.instance(instance))
        }
        for key in stored.drawings {
            if let bytes = try await source.drawing(key) { changes.append(.drawing(key, bytes)) }
        }
        try await store.save(changes, surviving: .power)
        return true
    }
}
