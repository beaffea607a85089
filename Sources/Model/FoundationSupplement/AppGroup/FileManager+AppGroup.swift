import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions; nil when the extension's entitlements do not name the group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        AppGroups.current.container(of: groupIdentifier)
    }
}
