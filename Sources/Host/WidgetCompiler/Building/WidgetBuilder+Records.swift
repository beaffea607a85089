import Foundation

extension WidgetBuilder {
    private static let failureKind = "failures"
    private static let recordName = "record.json"

    /// The finished folder for a digest, made by `make`; what the compiler said of the same input before is said again.
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

    /// Lets what is kept under a digest be made anew.
    package func forget(_ kind: String, _ digest: String) {
        try? FileManager.default.removeItem(atPath: "\(options.cacheFolder)/\(kind)/\(digest)")
    }

    /// A record that cannot be kept costs time only.
    package func keep(_ value: some Encodable, _ kind: String, _ digest: String) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        let kept = try? stored(kind, digest: digest) { folder throws(BuildError) in
            try WorkFolder.write([UInt8](data), to: folder + "/" + Self.recordName)
        }
        if kept != nil { removeOldBuilds(of: kind, sparing: [digest]) }
    }
}
