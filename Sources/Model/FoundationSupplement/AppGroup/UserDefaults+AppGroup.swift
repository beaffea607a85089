import Foundation

extension UserDefaults {
    /// The defaults of a suite. Those of an app group without the entitlement can be used, but contain only this
    /// extension's values.
    ///
    /// For non-optional names, this initializer is preferred over Foundation's, whose name is optional.
    public convenience init?(suiteName: String) {
        if suiteName.hasPrefix("group.") { _ = AppGroups.current.allows(suiteName) }
        self.init(suiteName: Optional(suiteName))
    }
}
