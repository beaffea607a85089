import Foundation

/// The folder in which targets write files for decoders that read paths. It is private to the process, which removes it
/// at its end, and a decoder never changes it.
struct ScratchFolder: Sendable {
    static let shared = ScratchFolder()

    let path: String

    private init() {
        path = NSTemporaryDirectory() + "/tessera-fuzzing-\(ProcessInfo.processInfo.processIdentifier)"
        atexit { ScratchFolder.shared.remove() }
    }

    /// Writes a file.
    ///
    /// - Parameter name: The path in the folder.
    /// - Returns: The absolute path.
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = path + "/" + name
        let folder = (file as NSString).deletingLastPathComponent
        if !FileManager.default.fileExists(atPath: folder) {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }

    private func remove() { try? FileManager.default.removeItem(atPath: path) }
}
