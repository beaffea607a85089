import Foundation

extension WidgetBuilder {
    private static let failureKind = "failures"
    private static let diagnosisKind = "diagnoses"
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

    /// A diagnosis that was made of the same input before, or the one that `make` makes. One that was cut is made anew
    /// where there is clearly more time than it had.
    func diagnosed(
        digest: String, _ share: BuildEffort.Share, make: () throws(BuildError) -> SourceDiagnosis
    ) throws(BuildError) -> SourceDiagnosis {
        if let known: SourceDiagnosis = record(Self.diagnosisKind, digest) {
            guard let before = known.cutAfter, share.isClearlyMore(than: before) else { return known }
            forget(Self.diagnosisKind, digest)
        }
        let diagnosis = try make()
        keep(diagnosis, Self.diagnosisKind, digest)
        return diagnosis
    }

    func record<Value: Decodable>(_ kind: String, _ digest: String) -> Value? {
        let path = "\(options.cacheFolder)/\(kind)/\(digest)"
        guard let data = FileManager.default.contents(atPath: path + "/" + Self.recordName) else { return nil }
        utimes(path, nil)
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    /// Lets what is kept under a digest be made anew.
    func forget(_ kind: String, _ digest: String) {
        try? FileManager.default.removeItem(atPath: "\(options.cacheFolder)/\(kind)/\(digest)")
    }

    /// A record that cannot be kept costs time only.
    func keep(_ value: some Encodable, _ kind: String, _ digest: String) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        let kept = try? stored(kind, digest: digest) { folder throws(BuildError) in
            try WorkFolder.write([UInt8](data), to: folder + "/" + Self.recordName)
        }
        if kept != nil { removeOldBuilds(of: kind, sparing: [digest]) }
    }
}
