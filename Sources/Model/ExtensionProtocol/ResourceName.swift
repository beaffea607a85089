/// Files of an extension's bundle that only the host writes and only the extension's runtime reads.
package enum ResourceName {
    /// The app groups that the entitlements grant, one a line.
    package static let appGroups = "AppGroups.txt"
    /// Content of that file where no entitlements say which groups there are.
    package static let eachAppGroup = "*"
}
