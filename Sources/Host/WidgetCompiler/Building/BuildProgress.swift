/// A lengthy step of a build that has begun.
package enum BuildProgress: Hashable, Sendable {
    /// A remote package is fetched: once per process, and only if it is not in the cache.
    case fetching(package: String, address: String)
    /// A package's manifest is evaluated.
    case reading(package: String)
    /// A module of the project is compiled, perhaps in parallel with others.
    case compiling(module: String, number: Int, count: Int)
    /// The extension's own sources are compiled.
    case sources
    /// A part of the cache is damaged and is built again.
    case damaged
}
