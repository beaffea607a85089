import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions: `Library/Group Containers` in the home folder of the process,
    /// which the host chooses. It is made when it is not there; nil when it cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let name = groupIdentifier.replacingOccurrences(of: "/", with: "_")
        guard !name.isEmpty, name != ".", name != ".." else { return nil }
        let container =
            homeDirectoryForCurrentUser
            .appendingPathComponent("Library/Group Containers", isDirectory: true)
            .appendingPathComponent(name, isDirectory: true)
        do {
            try createDirectory(at: container, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        return container
    }
}
