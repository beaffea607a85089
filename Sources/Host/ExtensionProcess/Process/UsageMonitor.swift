import ExtensionProtocol
import Glibc
import Subprocesses

/// Samples the resources of a widget's process that the kernel does not limit by itself, during and between requests.
///
/// 1. Processor time is counted from the start of each request, because a process may live for months.
/// 2. Threads are limited by the kernel in a sandbox; memory that is not private is refused there. The samples also
///    cover a process without a sandbox, and a machine that does not support these limits.
/// 3. A process that uses no processor time is sampled less and less often, so that idle widgets cost nothing.
/// 4. The data that the widget stores is counted after a sample, apart, because a count takes longer
///    (`StorageMonitor`).
struct UsageMonitor: Sendable {
    private let options: LaunchOptions
    private let isConfined: Bool
    private var widget: pid_t?
    private var request: Int?
    /// The processor time at the start of the request, in seconds.
    private var start = 0.0
    private var processorTime = 0.0
    private(set) var nextSample = 0.0
    private var pause = Self.shortestPause
    private var storage: StorageMonitor
    /// Whether there was a sample since the stored data was last examined.
    private var isSampled = false

    /// Seconds.
    private static let shortestPause = 0.1
    private static let longestPause = 2.0
    /// The part of a pause in which an idle process may use the processor.
    private static let idleShare = 0.01

    /// - Parameter folder: The widget's containers.
    init(_ options: LaunchOptions, folder: String, isConfined: Bool) {
        self.options = options
        storage = StorageMonitor(folder, options)
        self.isConfined = isConfined
    }

    /// The limit that the process exceeds; `nil` if it exceeds none, or if the next sample is later.
    ///
    /// - Parameters:
    ///   - child: The child process: the widget's or its sandbox's.
    ///   - request: The number of requests so far.
    mutating func exceededLimit(of child: pid_t, request: Int, now: Double) -> ExtensionError.Limit? {
        guard now >= nextSample else { return nil }
        if widget == nil { widget = isConfined ? ProcessMemory.program(inSandbox: child) : child }
        guard let widget, let usage = ProcessUsage.read(widget) else {
            skipSample(now: now)
            return nil
        }
        isSampled = true
        let files = isConfined ? ProcessUsage.temporaryFiles(of: widget) : nil
        return exceededLimit(by: usage, temporaryFiles: files ?? 0, request: request, now: now)
    }

    /// There is nothing to sample yet, or anymore.
    mutating func skipSample(now: Double) { nextSample = now + pause }

    /// The limit of stored data that the process exceeds, after a sample; otherwise `nil`.
    mutating func exceededStorageLimit() -> ExtensionError.Limit? {
        guard isSampled, let widget else { return nil }
        isSampled = false
        return storage.exceededLimit(of: widget, processorTime: processorTime)
    }

    mutating func exceededLimit(
        by usage: ProcessUsage, temporaryFiles: Int, request: Int, now: Double
    ) -> ExtensionError.Limit? {
        let isIdle = usage.processorTime - processorTime < pause * Self.idleShare
        pause = isIdle && self.request == request ? min(pause * 2, Self.longestPause) : Self.shortestPause
        nextSample = now + pause
        if self.request != request {
            self.request = request
            // The time since the last sample belongs to the previous request.
            start = usage.processorTime
        }
        processorTime = usage.processorTime
        if usage.processorTime - start > options.processorLimit { return .processorTime }
        if usage.threads > options.threadLimit { return .threads }
        // A process can move its stack, whose copies count as stacks as well.
        if usage.memory - min(usage.stack, options.stackLimit) > options.memoryLimit { return .memory }
        return temporaryFiles > options.temporaryFileLimit ? .temporaryFiles : nil
    }
}
