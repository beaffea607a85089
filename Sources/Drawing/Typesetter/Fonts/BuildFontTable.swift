/// The fonts in the bundles of several builds, in the host.
///
/// 1. The fonts of the builds that were drawn last may be open; those of others are closed, so that a host that runs for
///    months does not hold their files.
/// 2. A closed build stays known: a picture that is rarely drawn opens its fonts again.
/// 3. The least recently used builds are forgotten only beyond a number that no device shows.
struct BuildFontTable {
    private struct Build {
        var folder: String
        /// Paths by file name.
        var paths: [String: String]
        /// The number of the last use.
        var lastUse = 0
        var isOpen = false
    }

    /// The number of builds whose fonts may be open.
    static let capacity = 64
    /// The number of known builds.
    static let knownCapacity = 4_096

    private var builds: [String: Build] = [:]
    private var openCount = 0
    private var useCount = 0

    /// Takes in a build whose bundle has fonts.
    ///
    /// - Returns: whether it has any, and the keys of builds whose open fonts are no longer needed.
    mutating func register(_ key: String, in folder: String) -> (hasFonts: Bool, closed: [String]) {
        if builds[key]?.folder == folder { return (true, use(key)) }
        let files = FontFile.paths(in: folder)
        guard !files.isEmpty else { return (false, []) }
        let replaced = forget(key)
        let paths = Dictionary(files.map { ($0.name, $0.path) }) { first, _ in first }
        builds[key] = Build(folder: folder, paths: paths)
        var closed = replaced + use(key)
        if builds.count > Self.knownCapacity, let oldest = oldest(where: { _ in true }) { closed += forget(oldest) }
        return (true, closed)
    }

    /// Notes that a tree of the build is drawn.
    ///
    /// - Returns: the keys of builds whose fonts are closed for it.
    mutating func use(_ key: String) -> [String] {
        useCount += 1
        guard let wasOpen = builds[key]?.isOpen else { return [] }
        builds[key]?.lastUse = useCount
        guard !wasOpen else { return [] }
        builds[key]?.isOpen = true
        openCount += 1
        guard openCount > Self.capacity, let oldest = oldest(where: \.isOpen) else { return [] }
        builds[oldest]?.isOpen = false
        openCount -= 1
        return [oldest]
    }

    func path(ofFile name: String, of key: String) -> String? { builds[key]?.paths[name] }

    /// - Returns: the key, if the build was known.
    private mutating func forget(_ key: String) -> [String] {
        guard let old = builds.removeValue(forKey: key) else { return [] }
        if old.isOpen { openCount -= 1 }
        return [key]
    }

    private func oldest(where isEligible: (Build) -> Bool) -> String? {
        builds.filter { isEligible($0.value) }.min { $0.value.lastUse < $1.value.lastUse }?.key
    }
}
