import OSLog
import os

private let logger = Logger(subsystem: "garden", category: "beds")
private let oldLog = OSLog(subsystem: "garden", category: .pointsOfInterest)

struct LoggedError: Error {}

func logNames(count: Int, title: String?, ratio: Double) {
    logger.log("count \(count, privacy: .public) of \(title ?? "none", privacy: .private(mask: .hash))")
    logger.error("failed: \(LoggedError(), privacy: .public) \(String(describing: title))")
    logger.debug(
        "\(count, format: .hex(includePrefix: true), align: .right(columns: 8)) \(ratio, format: .fixed(precision: 2))")
    logger.info("\(true, format: .answer) \(Int.self) \(NSNumber(value: 3), privacy: .public)")
    logger.log(level: .fault, "plain")
    let text = "already made"
    logger.warning("\(text)")
    os_log("hello")
    os_log("%{public}@ has %d", log: oldLog, type: .info, title ?? "", count)
    os_log(.error, "bad: %@", "x")
    os_log(.error, log: oldLog, "bad: \(count)")
    os_log("text %@", log: .default, type: .debug, String(describing: ratio))
    if OSLog.default.isEnabled(type: .debug) { os_signpost(.begin, log: oldLog, name: "load") }
    os_signpost(.event, log: oldLog, name: "load", signpostID: OSSignpostID(log: oldLog), "%d", count)
}

func signpostNames() throws -> Int {
    let signposter = OSSignposter(logger: logger)
    let state = signposter.beginInterval("work", id: signposter.makeSignpostID(), "item \(3)")
    defer { signposter.endInterval("work", state) }
    return try signposter.withIntervalSignpost("inner") { try JSONDecoder().decode(Int.self, from: Data()) }
}

final class Counted: Sendable {
    private let lock = OSAllocatedUnfairLock(initialState: 0)
    private let plain = OSAllocatedUnfairLock()
    func next() -> Int {
        plain.withLock { print("in") }
        return lock.withLock { value in
            value += 1
            return value
        }
    }
}

func storedNames() throws -> [String] {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let position = store.position(date: .distantPast)
    return try store.getEntries(at: position)
        .compactMap { $0 as? OSLogEntryLog }
        .filter { $0.subsystem == "garden" }
        .map { "[\($0.date.formatted())] [\($0.category)] \($0.composedMessage) \($0.level == .error)" }
}
