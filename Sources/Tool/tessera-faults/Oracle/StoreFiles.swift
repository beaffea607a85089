/// The files that a store may leave in its folder.
enum StoreFiles {
    private static let suffixes = ["", "-wal", "-shm", ".lock"]

    /// - Parameter database: The name of the store's main file.
    static func contains(_ name: String, of database: String) -> Bool {
        guard name.hasPrefix(database) else { return false }
        var rest = name.dropFirst(database.count)
        // A damaged file that was set aside: `.damaged-NUMBER` before the suffix.
        if rest.hasPrefix(".damaged-") { rest = rest.dropFirst(9).drop(while: \.isNumber) }
        return suffixes.contains(String(rest))
    }
}
