/// A step of a build that takes a while and has begun.
package enum BuildProgress: Hashable, Sendable {
    /// A package is fetched from elsewhere, once a process and only where it is not there already.
    case fetching(package: String, address: String)
    /// A package is asked what it holds.
    case reading(package: String)
    /// A module of the project is compiled; others may be at the same time.
    case compiling(module: String, number: Int, count: Int)
    /// The extension's own sources are compiled.
    case sources
}
