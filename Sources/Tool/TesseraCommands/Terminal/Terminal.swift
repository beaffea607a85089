import Glibc
import Synchronization

/// An unbuffered standard stream, so that a crash loses no output.
///
/// The commands write to the standard streams only through this type. Control characters, and commands to a service
/// that runs jobs, are escaped (`ControlCharacters`), except for those with which `Terminal` moves the cursor.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Writes text; stops if the reader has closed the stream.
    func write(_ text: String, commands: ControlCharacters.Commands = .escaped) {
        writeControls(ControlCharacters.escaped(text, commands: commands))
    }

    /// Writes text that contains control sequences of the program. Everything else in it is escaped already.
    func writeControls(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes the contents of a file of any size, or nothing if it cannot be read.
    func copy(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { block.deallocate() }
        var controls = ControlCharacters()
        while true {
            let count = read(descriptor, block.baseAddress, block.count)
            if count < 0, errno == EINTR { continue }
            let escaped = count > 0 ? controls.escaped(block[..<count]) : controls.end()
            guard escaped.withUnsafeBytes({ write($0) }), count > 0 else { return }
        }
    }

    /// - Returns: Whether the reader still has the stream open.
    private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = Glibc.write(rawValue, rest.baseAddress, rest.count)
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}

/// The messages of the process to the user, on standard error. Results go to standard output.
///
/// Messages contain names and output of widgets, so control characters in them are escaped.
package final class Terminal: Sendable {
    package enum Style: Hashable, Sendable {
        /// A terminal that can redraw its last line.
        case interactive(columns: Int)
        /// A file or a pipe: whole lines only.
        case plain
        /// Errors only.
        case quiet
    }

    package let style: Style
    private let sink: @Sendable (String) -> Void
    private let said = Mutex<Set<String>>([])

    /// - Parameter sink: Receives the text.
    package init(style: Style, sink: @escaping @Sendable (String) -> Void) {
        self.style = style
        self.sink = sink
    }

    /// Standard error; without a style, the style depends on what it is connected to.
    package static func standardError(_ style: Style? = nil) -> Terminal {
        Terminal(style: style ?? detectedStyle()) { StandardStream.error.writeControls($0) }
    }

    private static func detectedStyle() -> Style {
        guard isatty(STDERR_FILENO) == 1 else { return .plain }
        if let name = getenv("TERM"), String(cString: name) == "dumb" { return .plain }
        var size = winsize()
        let columns = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
        return .interactive(columns: columns > 0 ? columns : 80)
    }

    /// Moves the cursor to the start of the line and erases it.
    private static let erasure = "\r\u{1B}[2K"

    /// Writes a line permanently.
    package func say(_ line: String) {
        let line = ControlCharacters.escaped(line)
        switch style {
        case .interactive: sink("\(Self.erasure)\(line)\n")
        case .plain: sink(line + "\n")
        case .quiet: break
        }
    }

    /// Writes a line permanently, unless it has been written before.
    package func printOnce(_ line: String) {
        if said.withLock({ $0.insert(line).inserted }) { say(line) }
    }

    package var isInteractive: Bool { if case .interactive = style { true } else { false } }

    /// Shows a temporary line that the next one replaces, on a terminal only.
    package func show(_ line: String) {
        guard case .interactive(let columns) = style else { return }
        sink("\(Self.erasure)\(ControlCharacters.escaped(line).prefix(max(columns - 1, 1)))")
    }

    /// Shows a prompt.
    package func ask(_ question: String) {
        if case .interactive = style { sink("\(Self.erasure)\(ControlCharacters.escaped(question))") }
    }

    package func clearLine() {
        if case .interactive = style { sink(Self.erasure) }
    }

    package func report(_ failure: CommandFailure) {
        clearLine()
        var text = failure.details.map { $0 + "\n" }.joined()
        text += "error: \(failure.message)\n"
        if let remedy = failure.remedy { text += "       \(remedy)\n" }
        sink(ControlCharacters.escaped(text))
    }
}
