import Foundation

extension WidgetBuilder {
    private static let failureKind = "failures"
    private static let recordName = "record.json"

    /// The finished folder for a digest, created by `make`. A cached failure reports the compiler's earlier messages
    /// again.
    func compiled(
        _ kind: String, digest: String, make: (String) throws(BuildError) -> Void
    ) throws(BuildError) -> (path: String, found: Bool) {
        if let messages: [CompilerMessage] = record(Self.failureKind, digest) { throw .compile(messages) }
        do throws(BuildError) {
            return try stored(kind, digest: digest, make: make)
        } catch {
            if case .compile(let messages) = error { keep(messages, Self.failureKind, digest) }
            throw error
        }
    }

    package func record<Value: Decodable>(_ kind: String, _ digest: String) -> Value? {
        let path = "\(options.cacheFolder)/\(kind)/\(digest)"
        guard let data = FileManager.default.contents(atPath: path + "/" + Self.recordName) else { return nil }
        utimes(path, nil)
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    /// Removes the cache entry of a digest, so that it is created again.
    package func forget(_ kind: String, _ digest: String) {
        try? FileManager.default.removeItem(atPath: "\(options.cacheFolder)/\(kind)/\(digest)")
    }

    /// Failing to cache a record only costs time.
    package func keep(_ value: some Encodable, _ kind: String, _ digest: String) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        let kept = try? stored(kind, digest: digest) { folder throws(BuildError) in
            try IncrementalBuildFolder.write([UInt8](data), to: folder + "/" + Self.recordName)
        }
        if kept != nil { removeOldBuilds(of: kind, sparing: [digest]) }
    }
}
