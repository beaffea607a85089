import Foundation
import Synchronization

/// The app groups in the extension's entitlements, with the folder of each.
///
/// An extension that requests a group without the entitlement gets the same result as on a device: no folder, and
/// values that are not shared. The name is recorded, because on a device this goes unnoticed.
///
/// If there are no entitlements next to the sources, they are elsewhere: every requested group is granted, and its name
/// is recorded as well.
package final class AppGroups: Sendable {
    /// The groups of this process.
    package static let current = AppGroups()

    private struct State {
        var folder: String?
        var granted: Set<String> = []
        var rejected: [String] = []
        var grantsEach = false
        var assumed: [String] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// - Parameter folder: the folder that contains a folder for each group, with its name.
    package func grant(_ names: [String], in folder: String) {
        state.withLock { state in
            state.folder = folder
            state.granted = Set(names)
        }
    }

    /// Grants every requested group.
    package func grantEach(in folder: String) {
        state.withLock { state in
            state.folder = folder
            state.grantsEach = true
        }
    }

    package var granted: [String] {
        state.withLock { $0.granted.sorted() }
    }

    /// Whether the process has access to the group; the name of a denied one is recorded.
    package func allows(_ name: String) -> Bool {
        state.withLock { state in
            if state.granted.contains(name) { return true }
            if state.grantsEach, state.granted.count < Self.groupLimit, Self.isFileName(name) {
                state.granted.insert(name)
                state.assumed.append(name)
                return true
            }
            if !state.rejected.contains(name) { state.rejected.append(name) }
            return false
        }
    }

    /// Groups that were denied since the last call, in order of appearance.
    package func takeRefused() -> [String] {
        state.withLock { state in
            defer { state.rejected = [] }
            return state.rejected
        }
    }

    /// Groups that were granted without entitlements since the last call, in order of appearance.
    package func takeAssumed() -> [String] {
        state.withLock { state in
            defer { state.assumed = [] }
            return state.assumed
        }
    }

    /// Groups that are granted without entitlements.
    private static let groupLimit = 100

    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count < 256 && name != "." && name != ".." && !name.contains("/")
            && !name.contains("\0")
    }

    /// The group's folder, created if necessary; `nil` if it is not granted or cannot be created.
    package func container(of name: String) -> URL? {
        guard allows(name), Self.isFileName(name), let folder = state.withLock({ $0.folder }) else { return nil }
        let container = URL(fileURLWithPath: folder, isDirectory: true)
            .appendingPathComponent(name, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        return container
    }

    /// Writes the values that the extension set in its own and its groups' defaults. A device does so automatically;
    /// here nothing is written until it is requested, and an extension may be ended at any time.
    package func saveDefaults() {
        let names = granted
        guard !names.isEmpty else { return }
        UserDefaults.standard.synchronize()
        for name in names { UserDefaults(suiteName: Optional(name))?.synchronize() }
    }
}
