/// Files in an extension's bundle that only the host writes and only the extension's runtime reads.
package enum ResourceName {
    /// The app groups that the entitlements grant, one per line.
    package static let appGroups = "AppGroups.txt"
    /// Content of that file when no entitlements list the groups.
    package static let eachAppGroup = "*"
}
