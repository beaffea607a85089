import Foundation

/// A folder that is deleted after the test.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        path = NSTemporaryDirectory() + "tessera-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        try write([UInt8](text.utf8), to: name)
    }

    @discardableResult
    package func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = path + "/" + name
        let folder = (file as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }

    /// Writes an executable shell script.
    package func script(_ text: String) throws -> String {
        let file = try write("#!/bin/bash\n" + text + "\n", to: "script-\(UUID().uuidString)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        return file
    }
}
