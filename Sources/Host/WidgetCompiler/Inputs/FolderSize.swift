import Foundation

/// Limits for a folder that is one member of a project: all of it is copied for the widget.
enum FolderSize {
    static let fileLimit = 20_000
    /// Bytes.
    static let sizeLimit = 1 << 30

    /// The limits as text, for messages about a member that exceeds them.
    static let limits = "more than \(fileLimit) files or more than \(sizeLimit >> 20) megabytes"

    /// Whether a file, or a folder with its content, is within the limits. Symbolic links are not followed.
    static func isWithinLimits(_ path: String) -> Bool {
        let files = FileManager.default
        func size(_ path: String) -> Int {
            ((try? files.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue ?? 0
        }
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return size(path) <= sizeLimit
        }
        var count = 0
        var bytes = 0
        let names = files.enumerator(atPath: path)
        while let name = names?.nextObject() as? String {
            count += 1
            bytes += size(path + "/" + name)
            guard count <= fileLimit, bytes <= sizeLimit else { return false }
        }
        return true
    }
}
