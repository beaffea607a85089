/// A generation of the system's colors, and of the controls drawn with them.
package enum SystemColorGeneration: String, CaseIterable, Hashable, Sendable {
    /// iOS 26 and later.
    case since2025
    /// iOS 13 to 18.
    case before2025
}
