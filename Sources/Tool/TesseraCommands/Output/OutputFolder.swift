import Glibc

/// The folder that a run writes into. A file is there whole or not at all.
///
/// 1. The bytes go into a hidden file beside the target, `.NAME.PID.part`; a name may begin with a folder that exists.
/// 2. The hidden file takes the target's name in one step, replacing an older one.
/// 3. When anything fails the hidden file is removed and the older one stays.
/// 4. Folders that were made for a run in which nothing was written are taken away again.
package struct OutputFolder: Sendable {
    package let path: String
    /// Folders that were not there before, each after the one that it is in.
    private var made: [String] = []

    /// Makes the folder, and those above it, when they are missing.
    ///
    /// - Throws: `CommandFailure` when the folder cannot be made or not be written to; nothing has been drawn by then.
    package init(creating path: String) throws(CommandFailure) {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = trimmed.isEmpty ? "." : trimmed
        try makeFolder(self.path)
        var status = stat()
        guard stat(self.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw CommandFailure(
                .usage, "The output folder “\(path)” is a file.", remedy: "Name a folder with --out.")
        }
        // Asking is not enough: on some file systems only a write tells.
        let probe = "\(self.path)/.writable.\(getpid())"
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let code = errno
            removeUnused()
            throw CommandFailure(
                .usage, "The output folder “\(path)” cannot be written to: \(Self.text(of: code)).",
                remedy: Self.remedy(for: code))
        }
        close(descriptor)
        _ = unlink(probe)
    }

    package func write(_ bytes: [UInt8], to name: String) throws(CommandFailure) {
        try write(to: name) { (file: inout FileWriter) throws(CommandFailure) in try file.write(bytes) }
    }

    /// - Parameter content: writes the file piece by piece.
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
        // Some file systems report a full disk only here.
        guard close(descriptor) == 0, rename(partial, path + "/" + name) == 0 else {
            let code = errno
            _ = unlink(partial)
            throw Self.failure(code, writing: path + "/" + name)
        }
    }

    /// A file without a name, for bytes that wait for their place in another one. It is gone with its last owner, or
    /// with the process.
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

    /// Makes a folder in this one.
    mutating func makeFolder(named name: String) throws(CommandFailure) {
        made += try OutputFolder(creating: path + "/" + name).made
    }

    /// Takes away what was made and in which nothing lies.
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
            .usage, "The output folder “\(path)” cannot be made: \(text(of: code)).", remedy: remedy(for: code))
    }

    static func failure(_ code: Int32, writing path: String) -> CommandFailure {
        CommandFailure(.usage, "“\(path)” cannot be written: \(text(of: code)).", remedy: remedy(for: code))
    }

    private static func remedy(for code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: "Make room on the disk, or name a folder elsewhere with --out, and run the command again."
        case EACCES, EPERM, EROFS: "Name a folder that you may write to with --out."
        default: "Name another folder with --out."
        }
    }

    private static func text(of code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}
