import Glibc

/// The system's reason that a file cannot be opened. Only one reason means that there is no file.
package struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's error number.
    package var code: Int32

    package init(code: Int32) {
        self.code = code
    }

    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// The end of a sentence about the file.
    package var description: String { "cannot be opened: \(String(cString: strerror(code)))" }

    package var remedy: String? {
        code == EMFILE ? "Close the files and connections that the widget does not need at the same time." : nil
    }

    /// Tries to open the file; `nil` if that succeeds.
    package static func ofOpening(_ path: String) -> FileProblem? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return FileProblem(code: errno) }
        close(file)
        return nil
    }
}
