import Synchronization

/// Keeps everything in memory; for tests and for hosts without persistence.
package final class MemoryStore: HostStore {
    private struct Content {
        var state: HostState?
        var drawings: [DrawingKey: [UInt8]] = [:]
    }

    private let content = Mutex(Content())

    package init() {}

    package func load() async throws(StoreError) -> StoredHost? {
        content.withLock { content in
            content.state.map { StoredHost(state: $0, drawings: Set(content.drawings.keys)) }
        }
    }

    package func save(_ changes: [StoreChange]) async throws(StoreError) {
        content.withLock { content in
            for change in changes { Self.apply(change, to: &content) }
        }
    }

    package func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]? {
        content.withLock { $0.drawings[key] }
    }

    private static func apply(_ change: StoreChange, to content: inout Content) {
        var state = content.state ?? HostState()
        switch change {
        case .layout(let layout):
            let (extensions, instances) = (state.extensions, state.instances)
            state = layout
            state.extensions = extensions
            state.instances = instances
        case .instance(let instance): state.instances[instance.id] = instance
        case .instanceRemoved(let id):
            state.instances[id] = nil
            content.drawings = content.drawings.filter { $0.key.instance != id }
        case .installed(let installed): state.extensions[installed.id] = installed
        case .uninstalled(let id): state.extensions[id] = nil
        case .drawing(let key, let bytes): content.drawings[key] = bytes
        case .drawingsRemoved(let id, let generation):
            content.drawings = content.drawings.filter { $0.key.instance != id || $0.key.generation >= generation }
        case .drawingRemoved(let key): content.drawings[key] = nil
        }
        content.state = state
    }
}
