import Foundation
import System

func read(_ name: String, in folder: URL) throws -> String {
    var path = FilePath(folder.path).appending(name)
    path.extension = "txt"
    let file = try FileDescriptor.open(
        path, .readWrite, options: [.create, .append], permissions: [.ownerReadWrite, .groupRead])
    return try file.closeAfter {
        try file.writeAll("beds".utf8)
        try file.seek(offset: 0, from: .start)
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = try bytes.withUnsafeMutableBytes { try file.read(into: $0) }
        return String(decoding: bytes.prefix(count), as: UTF8.self) + (path.lastComponent?.stem ?? "")
    }
}

func isMissing(_ path: FilePath) -> Bool {
    do {
        try FileDescriptor.open(path.removingLastComponent().lexicallyNormalized(), .readOnly).close()
        return false
    } catch Errno.noSuchFileOrDirectory {
        return true
    } catch {
        return URL(filePath: path) == nil && path.components.isEmpty
    }
}
