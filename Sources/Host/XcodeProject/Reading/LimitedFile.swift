import Foundation
import Glibc
import RenderModel

/// Reads untrusted files safely.
///
/// 1. The file is opened without blocking, because it may be a pipe, and checked once it is open: only regular files
///    are read, after resolving symbolic links.
/// 2. No more than the limit is read, even if the file grows in the meantime.
/// 3. A file that becomes text is examined before it is decoded, because decoders hash its keys: text with more
///    combining marks in a row than `CombiningMarks.limit` is rejected, and XML in an encoding that hides them.
package enum LimitedFile {
    /// The reason that a file is not read, as the end of a sentence.
    package enum Rejection: Error, Hashable, Sendable, CustomStringConvertible {
        case missing
        case notRegular
        /// Bytes.
        case tooLarge(limit: Int)
        case marks
        /// Of an XML document.
        case encoding
        case unreadable(code: Int32)

        package var description: String {
            switch self {
            case .missing: "the file does not exist"
            case .notRegular: "it is not a regular file"
            case .tooLarge(let limit):
                limit < 1 << 20
                    ? "it has more than \(limit >> 10) kilobytes" : "it has more than \(limit >> 20) megabytes"
            case .marks: "it has more than \(CombiningMarks.limit) combining marks in a row"
            case .encoding: "it is not in UTF-8; save it in that encoding"
            case .unreadable(let code): String(cString: strerror(code))
            }
        }
    }

    /// Reads a file that is decoded to text: a property list, JSON, YAML, XML, settings or a header.
    /// - Parameter limit: The size limit in bytes.
    package static func readText(_ path: String, limit: Int) throws(Rejection) -> Data {
        let data = try read(path, limit: limit)
        if let rejection = rejection(ofText: data) { throw rejection }
        return data
    }

    /// The reason that text of a project or a package must not be decoded, if any.
    package static func rejection(ofText data: Data) -> Rejection? {
        if MarkupEncoding.isUnknown(data) { return .encoding }
        return MarkScanner.exceedsLimit(data) ? .marks : nil
    }

    /// Reads a file of any content.
    /// - Parameter limit: The size limit in bytes.
    package static func read(_ path: String, limit: Int) throws(Rejection) -> Data {
        let data = try readHead(path, count: limit + 1, limit: limit)
        guard data.count <= limit else { throw .tooLarge(limit: limit) }
        return data
    }

    /// Reads the first bytes of a file of any size.
    package static func readHead(_ path: String, count: Int) throws(Rejection) -> Data {
        try readHead(path, count: count, limit: .max)
    }

    private static func readHead(_ path: String, count wanted: Int, limit: Int) throws(Rejection) -> Data {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(code: errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 4_096), 1 << 20))
        while data.count < wanted {
            let count = Glibc.read(descriptor, &buffer, min(buffer.count, wanted - data.count))
            if count == 0 { return data }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw .unreadable(code: errno)
            }
            data.append(contentsOf: buffer[..<count])
        }
        return data
    }
}

extension ProjectProblem {
    init(_ rejection: LimitedFile.Rejection, at path: String) {
        self = .unreadable(path, reason: rejection.description)
    }
}
