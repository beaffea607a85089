import Foundation

extension UserDefaults {
    /// The defaults of a suite. Those of an app group that was not granted can be used, but hold only what this
    /// extension sets.
    ///
    /// It replaces Foundation's own, whose name may be nil, for every name that is not.
    public convenience init?(suiteName: String) {
        if suiteName.hasPrefix("group.") { _ = AppGroups.current.allows(suiteName) }
        self.init(suiteName: Optional(suiteName))
    }
}
