import ExtensionProtocol
import Foundation
import Glibc
import RenderModel
import Subprocesses

/// The reports of one source, in files that the user's other runs share.
///
/// 1. A file is replaced as a whole, so that a reader never sees half of it.
/// 2. What a file says is bounded like what a server says; a damaged one counts as missing.
/// 3. A folder that other users can change is neither read nor written.
/// 4. The folder holds a limited number of files; the oldest are removed when the program starts.
package struct WeatherStore: Sendable {
    /// Why a report could not be kept.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        var reason: String
        package var description: String { reason }
    }

    private static let fileLimit = 200
    /// Bytes of a file.
    private static let sizeLimit = 2 << 20
    /// Seconds after which data are ignored.
    private static let longestAge = 14.0 * 86_400

    package let folder: String

    /// - Parameter folder: It is created if it is missing, when something is stored.
    package init(folder: String) { self.folder = folder }

    /// The report of a subject; `nil` if there is none that can be used.
    ///
    /// - Parameter now: Seconds since 1970.
    package func stored(for subject: WeatherSubject, now: Double) -> StoredReport? {
        let path = folder + "/" + subject.fileName
        guard isPrivate, let bytes = Self.bytes(of: path),
            let stored = try? StoredReport(binary: bytes, limits: BinaryLimits(bytes: Self.sizeLimit)),
            let report = stored.report.sanitized, abs(now - report.readAt) < Self.longestAge
        else { return nil }
        return StoredReport(report, entityTag: stored.entityTag, lastModified: stored.lastModified)
    }

    package func store(_ stored: StoredReport, for subject: WeatherSubject) throws(Failure) {
        do throws(PrivateFolder.Problem) {
            try PrivateFolder.open(folder)
        } catch {
            throw Failure(reason: "the folder '\(folder)' \(error)")
        }
        let path = folder + "/" + subject.fileName
        // Another run may write the same file.
        let part = path + ".\(getpid()).part"
        let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw Self.failure() }
        let bytes = stored.binary
        let isWritten = bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
        let failure = Self.failure()
        close(file)
        guard isWritten else {
            unlink(part)
            throw failure
        }
        guard rename(part, path) == 0 else {
            let failure = Self.failure()
            unlink(part)
            throw failure
        }
    }

    /// Creates the folder, and removes what is left of interrupted runs, what is too old, and the oldest files beyond
    /// the limit. A folder that cannot be created is reported when something is stored.
    package func prepare(now: Double) {
        guard isPrivate else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var files: [(path: String, time: Double)] = []
        for name in names where name.hasSuffix(".weather") || name.hasSuffix(".part") {
            let path = folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            let time = Double(status.st_mtim.tv_sec)
            let isLeft = name.hasSuffix(".part") && now - time > 3_600
            if isLeft || now - time > Self.longestAge { unlink(path) } else { files.append((path, time)) }
        }
        let surplus = files.count - Self.fileLimit
        guard surplus > 0 else { return }
        for file in files.sorted(by: { $0.time < $1.time }).prefix(surplus) { unlink(file.path) }
    }

    private var isPrivate: Bool { (try? PrivateFolder.open(folder)) != nil }

    private static func failure() -> Failure { Failure(reason: String(cString: strerror(errno)).lowercased()) }

    /// The content of a regular file within the limit.
    private static func bytes(of path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit else {
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
        return count == bytes.count ? bytes : nil
    }
}
