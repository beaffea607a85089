/// Files of an extension's bundle that only the host writes and only the extension's runtime reads.
package enum ResourceName {
    /// The app groups that the entitlements grant, one a line.
    package static let appGroups = "AppGroups.txt"
}
