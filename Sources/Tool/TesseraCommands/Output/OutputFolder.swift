import Glibc

/// The folder that a run writes into. Files are written atomically.
///
/// 1. The bytes go into a hidden file next to the target, `.NAME.PID.part`; a name may start with an existing folder.
/// 2. The hidden file is renamed to the target, replacing an older one.
/// 3. When anything fails the hidden file is removed and the older one stays.
/// 4. Folders that were created for a run that wrote nothing are removed again.
package struct OutputFolder: Sendable {
    package let path: String
    /// The folders that this run created, each after its parent.
    private var made: [String] = []

    /// Creates the folder and its missing parents.
    ///
    /// - Throws: `CommandFailure` when the folder cannot be created or is not writable; nothing has been drawn by then.
    package init(creating path: String) throws(CommandFailure) {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = trimmed.isEmpty ? "." : trimmed
        try makeFolder(self.path)
        var status = stat()
        guard stat(self.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw CommandFailure(
                .usage, "The output folder “\(path)” is a file.", remedy: "Name a folder with --out.")
        }
        // `access` is not sufficient: on some file systems only a write reveals the error.
        let probe = "\(self.path)/.writable.\(getpid())"
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let code = errno
            removeUnused()
            throw CommandFailure(
                .usage, "The output folder “\(path)” is not writable: \(Self.text(of: code)).",
                remedy: Self.remedy(for: code))
        }
        close(descriptor)
        _ = unlink(probe)
    }

    package func write(_ bytes: [UInt8], to name: String) throws(CommandFailure) {
        try write(to: name) { (file: inout FileWriter) throws(CommandFailure) in try file.write(bytes) }
    }

    /// - Parameter content: Writes the file in pieces.
    func write(to name: String, _ content: (inout FileWriter) throws(CommandFailure) -> Void) throws(CommandFailure) {
        let slash = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
        let partial = "\(path)/\(name[..<slash]).\(name[slash...]).\(getpid()).part"
        let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Self.failure(errno, writing: path + "/" + name) }
        var file = FileWriter(descriptor, name: path + "/" + name)
        do throws(CommandFailure) {
            try content(&file)
            try file.flush()
        } catch {
            close(descriptor)
            _ = unlink(partial)
            throw error
        }
        // Some file systems report a full disk only when the file is closed.
        guard close(descriptor) == 0, rename(partial, path + "/" + name) == 0 else {
            let code = errno
            _ = unlink(partial)
            throw Self.failure(code, writing: path + "/" + name)
        }
    }

    /// An unnamed temporary file for bytes that are copied to another file later. It is deleted when its last owner is
    /// released or the process exits.
    func nameless() throws(CommandFailure) -> OpenFile {
        let hidden = "\(path)/.waiting.\(getpid()).part"
        let descriptor = open(hidden, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure(errno, writing: hidden) }
        _ = unlink(hidden)
        return OpenFile(descriptor)
    }

    package func remove(_ name: String) {
        _ = unlink(path + "/" + name)
    }

    /// Creates a subfolder.
    mutating func makeFolder(named name: String) throws(CommandFailure) {
        made += try OutputFolder(creating: path + "/" + name).made
    }

    /// Removes the folders that this run created and that are empty.
    package func removeUnused() {
        for folder in made.reversed() { _ = rmdir(folder) }
    }

    private mutating func makeFolder(_ path: String) throws(CommandFailure) {
        if mkdir(path, 0o755) == 0 { return made.append(path) }
        var code = errno
        if code == EEXIST { return }
        guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw Self.failure(code, making: path)
        }
        try makeFolder(String(path[..<slash]))
        if mkdir(path, 0o755) == 0 { return made.append(path) }
        code = errno
        guard code == EEXIST else {
            removeUnused()
            throw Self.failure(code, making: path)
        }
    }

    private static func failure(_ code: Int32, making path: String) -> CommandFailure {
        CommandFailure(
            .usage, "The output folder “\(path)” cannot be created: \(text(of: code)).", remedy: remedy(for: code))
    }

    static func failure(_ code: Int32, writing path: String) -> CommandFailure {
        CommandFailure(.usage, "“\(path)” cannot be written: \(text(of: code)).", remedy: remedy(for: code))
    }

    private static func remedy(for code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: "Free disk space, or name a folder on another disk with --out, and run the command again."
        case EFBIG: "Raise the limit of file sizes (ulimit -f), and run the command again."
        case EACCES, EPERM, EROFS: "Name a writable folder with --out."
        default: "Name another folder with --out."
        }
    }

    private static func text(of code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}
