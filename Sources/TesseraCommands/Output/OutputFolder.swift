import Glibc

/// The folder that a run writes into. A file is there whole or not at all.
///
/// 1. The bytes go into a hidden file beside the target, `.NAME.PID.part`; a name may begin with a folder that exists.
/// 2. The hidden file takes the target's name in one step, replacing an older one.
/// 3. When anything fails the hidden file is removed and the older one stays.
package struct OutputFolder: Sendable {
    package let path: String

    /// Makes the folder, and those above it, when they are missing.
    ///
    /// - Throws: `CommandFailure` when the folder cannot be made or not be written to; nothing has been drawn by then.
    package init(creating path: String) throws(CommandFailure) {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = trimmed.isEmpty ? "." : trimmed
        try Self.makeFolder(self.path)
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
            throw CommandFailure(
                .usage, "The output folder “\(path)” cannot be written to: \(Self.text(of: code)).",
                remedy: Self.remedy(for: code))
        }
        close(descriptor)
        _ = unlink(probe)
    }

    package func write(_ bytes: [UInt8], to name: String) throws(CommandFailure) {
        let target = path + "/" + name
        let slash = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
        let partial = "\(path)/\(name[..<slash]).\(name[slash...]).\(getpid()).part"
        let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Self.failure(errno, writing: target) }
        var written = 0
        var code: Int32 = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count > 0 {
                written += count
            } else if count < 0, errno == EINTR {
                continue
            } else {
                code = count == 0 ? ENOSPC : errno
                break
            }
        }
        // Some file systems report a full disk only here.
        if close(descriptor) != 0, code == 0 { code = errno }
        if code == 0, rename(partial, target) != 0 { code = errno }
        guard code == 0 else {
            _ = unlink(partial)
            throw Self.failure(code, writing: target)
        }
    }

    package func remove(_ name: String) {
        _ = unlink(path + "/" + name)
    }

    private static func makeFolder(_ path: String) throws(CommandFailure) {
        if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw failure(errno, making: path)
        }
        try makeFolder(String(path[..<slash]))
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(errno, making: path) }
    }

    private static func failure(_ code: Int32, making path: String) -> CommandFailure {
        CommandFailure(
            .usage, "The output folder “\(path)” cannot be made: \(text(of: code)).", remedy: remedy(for: code))
    }

    private static func failure(_ code: Int32, writing path: String) -> CommandFailure {
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
