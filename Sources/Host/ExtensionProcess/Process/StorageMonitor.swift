import ExtensionProtocol
import Glibc
import Subprocesses

/// Counts the stored data of a widget (`StorageCount`) when its process may have changed it.
///
/// 1. The data is counted when the process has written `step` bytes since the last count, by calls or to mapped files.
///    Counts take at most a fifth of the time nevertheless: writing to a device costs a process almost nothing.
/// 2. It is also counted when the process has used the processor since, because folders and empty files are not written
///    bytes; then counts take at most a fiftieth of the time.
/// 3. It is counted once a minute in any case: a child that an unconfined process started may write.
/// 4. A process that makes its open files unreadable hides those that it removed, so it exceeds the limit. On a machine
///    where they were never readable, only files with names count.
struct StorageMonitor: Sendable {
    private let folder: String
    private let options: LaunchOptions
    /// The state of the process at the last count.
    private var last: (written: Int, processorTime: Double, duration: Double, end: Double)?
    /// Whether the open files of the process could be read at an earlier count.
    private var readOpenFiles = false

    /// Bytes: a small part of the limit, and much more than a widget writes in passing.
    private static let step = 32 << 20
    /// Seconds.
    private static let longestPause = 60.0
    /// The pause after a count, in durations of that count: in general, and if the process wrote much.
    private static let restFactor = 50.0
    private static let writingRestFactor = 4.0

    init(_ folder: String, _ options: LaunchOptions) {
        self.folder = folder
        self.options = options
    }

    /// Whether the data has to be counted.
    ///
    /// - Parameter written: The bytes that the process wrote, in total; zero if they are not known.
    func isDue(written: Int, processorTime: Double, now: Double) -> Bool {
        guard let last else { return true }
        let rest = now - last.end
        guard rest >= last.duration * Self.writingRestFactor else { return false }
        if written - last.written >= Self.step || rest >= Self.longestPause { return true }
        return rest >= last.duration * Self.restFactor
            && (processorTime > last.processorTime || written > last.written)
    }

    /// - Parameter start: The time at which the count began.
    mutating func noteCount(written: Int, processorTime: Double, start: Double, end: Double) {
        last = (written, processorTime, end - start, end)
    }

    /// The limit that the stored data exceeds, if it had to be counted. A count of many files takes milliseconds.
    mutating func exceededLimit(of widget: pid_t, processorTime: Double) -> ExtensionError.Limit? {
        let written = ProcessUsage.writtenBytes(of: widget) ?? 0
        let start = MonotonicClock.now
        guard isDue(written: written, processorTime: processorTime, now: start) else { return nil }
        var limit = StorageCount.exceededLimit(in: folder, of: widget, written: written, options)
        if hidesFiles(areReadable: Self.areOpenFilesReadable(of: widget), isRunning: ProcessUsage.hasMemory(widget)) {
            limit = limit ?? .storage
        }
        noteCount(written: written, processorTime: processorTime, start: start, end: MonotonicClock.now)
        return limit
    }

    /// Whether a process hides its open files, which could be read before.
    ///
    /// - Parameter isRunning: Examined after the files: those of a process that ends become unreadable as well.
    mutating func hidesFiles(areReadable: Bool, isRunning: @autoclosure () -> Bool) -> Bool {
        if areReadable { readOpenFiles = true }
        return !areReadable && readOpenFiles && isRunning()
    }

    /// Whether nothing denies the right to read them; other errors, such as too many open descriptors, are the host's.
    private static func areOpenFilesReadable(of widget: pid_t) -> Bool {
        guard let folder = opendir("/proc/\(widget)/fd") else { return errno != EACCES && errno != EPERM }
        closedir(folder)
        return true
    }
}
