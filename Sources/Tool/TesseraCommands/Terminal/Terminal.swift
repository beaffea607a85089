import Glibc
import Synchronization

/// Where results and messages go, without buffers that a crash could lose.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Gives up when nobody reads any more.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes what a file holds, of any size; nothing when it cannot be read.
    func copy(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { block.deallocate() }
        while true {
            let count = read(descriptor, block.baseAddress, block.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0, write(UnsafeRawBufferPointer(rebasing: block[..<count])) else { return }
        }
    }

    /// - Returns: whether somebody still reads.
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

/// What the process says to people on standard error, apart from its results on standard output.
package final class Terminal: Sendable {
    package enum Style: Hashable, Sendable {
        /// A terminal that can redraw its last line.
        case interactive(columns: Int)
        /// A file or a pipe: whole lines only.
        case plain
        /// Errors alone.
        case quiet
    }

    package let style: Style
    private let sink: @Sendable (String) -> Void
    private let said = Mutex<Set<String>>([])

    /// - Parameter sink: where the text goes.
    package init(style: Style, sink: @escaping @Sendable (String) -> Void) {
        self.style = style
        self.sink = sink
    }

    /// Standard error; without a style, as what it is connected to.
    package static func standardError(_ style: Style? = nil) -> Terminal {
        Terminal(style: style ?? detectedStyle()) { StandardStream.error.write($0) }
    }

    private static func detectedStyle() -> Style {
        guard isatty(STDERR_FILENO) == 1 else { return .plain }
        if let name = getenv("TERM"), String(cString: name) == "dumb" { return .plain }
        var size = winsize()
        let columns = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
        return .interactive(columns: columns > 0 ? columns : 80)
    }

    /// A line that stays.
    package func say(_ line: String) {
        switch style {
        case .interactive: sink("\r\u{1B}[2K\(line)\n")
        case .plain: sink(line + "\n")
        case .quiet: break
        }
    }

    /// A line that stays, unless it is there already.
    package func sayOnce(_ line: String) {
        if said.withLock({ $0.insert(line).inserted }) { say(line) }
    }

    package var isInteractive: Bool { if case .interactive = style { true } else { false } }

    /// A line for now: the next one takes its place. Only terminals show it.
    package func show(_ line: String) {
        guard case .interactive(let columns) = style else { return }
        sink("\r\u{1B}[2K\(line.prefix(max(columns - 1, 1)))")
    }

    /// A question whose answer is typed behind it.
    package func ask(_ question: String) {
        if case .interactive = style { sink("\r\u{1B}[2K\(question)") }
    }

    package func clearLine() {
        if case .interactive = style { sink("\r\u{1B}[2K") }
    }

    package func report(_ failure: CommandFailure) {
        clearLine()
        for line in failure.details { sink(line + "\n") }
        sink("error: \(failure.message)\n")
        if let remedy = failure.remedy { sink("       \(remedy)\n") }
    }
}
