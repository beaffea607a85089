import Foundation

/// An entry of a folder with its kind, with symbolic links resolved.
enum FolderEntry {
    enum Kind { case file, folder }

    /// The entries in the order of their names; empty if the folder cannot be read.
    static func all(in folder: String) -> [(name: String, kind: Kind)] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var entries: [(name: String, kind: Kind)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_DIR): entries.append((name, .folder))
            case Int32(DT_REG): entries.append((name, .file))
            default:
                guard let identity = FileIdentity(folder + "/" + name) else { continue }
                entries.append((name, identity.isFolder ? .folder : .file))
            }
        }
        return entries.sorted { $0.name < $1.name }
    }
}
