import Foundation

/// Keeping the store up to date.
extension WidgetHost {
    /// Lines of the log that outlive the host.
    private static let keptLines = 200

    /// Writes in the background; what changes meanwhile is written right after, in one go.
    func startWriting() {
        guard !isWriting else { return }
        isWriting = true
        Task { await self.writeAll() }
    }

    private func writeAll() async {
        while !unwritten.isEmpty || !unwrittenRemovals.isEmpty {
            let parts = unwritten
            let removals = unwrittenRemovals
            unwritten = DirtyParts()
            unwrittenRemovals = [:]
            do throws(StoreError) {
                try await store.save(changes(parts, removals))
            } catch {
                note(error.description)
                // It is tried again with the next change.
                var back = parts
                back.merge(unwritten)
                unwritten = back
                break
            }
        }
        isWriting = false
        let waiters = writeWaiters
        writeWaiters = []
        for waiter in waiters { waiter.resume() }
    }

    private func changes(_ parts: DirtyParts, _ removals: [InstanceID: Int]) -> [StoreChange] {
        let state = machine.state
        var changes: [StoreChange] = []
        for id in parts.extensions.sorted() {
            changes.append(state.extensions[id].map { .installed($0) } ?? .uninstalled(id))
        }
        if parts.layout {
            var layout = state
            layout.extensions = [:]
            layout.instances = [:]
            layout.log = layout.log.tail(Self.keptLines)
            changes.append(.layout(layout))
        }
        for id in parts.instances.sorted() {
            if let instance = state.instances[id] { changes.append(.instance(instance)) }
        }
        for id in parts.removed.sorted() { changes.append(.instanceRemoved(id)) }
        for (id, generation) in removals.sorted(by: { $0.key < $1.key }) {
            changes.append(.drawingsRemoved(id, before: generation))
        }
        return changes
    }

    /// Drawings that a kill left behind: of widgets that were removed, and of timelines that were never taken over.
    func orphans(_ drawings: Set<DrawingKey>) -> [StoreChange] {
        drawings.filter { key in
            guard let instance = machine.state.instances[key.instance] else { return true }
            return key.generation > instance.schedule.generation
        }
        .map { .drawingRemoved($0) }
    }

    /// Returns when everything that changed so far is in the store, or the store has refused it.
    func flush() async {
        if !isWriting, !unwritten.isEmpty || !unwrittenRemovals.isEmpty { startWriting() }
        while isWriting {
            await withCheckedContinuation { writeWaiters.append($0) }
        }
    }
}
