import Foundation

/// Writes messages of one subsystem and category to standard error, which the host shows beside the widget.
public struct Logger: Sendable {
    private let prefix: String

    public init() {
        prefix = ""
    }

    public init(subsystem: String, category: String) {
        prefix = "[\(subsystem):\(category)] "
    }

    public init(_ log: OSLog) {
        prefix = log.prefix
    }

    public func log(_ message: OSLogMessage) { write(.default, message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    public func info(_ message: OSLogMessage) { write(.info, message) }
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    public func error(_ message: OSLogMessage) { write(.error, message) }
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        writeLine("\(level.name): \(prefix)\(message.text)")
    }
}

/// How serious a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "log"
        }
    }
}

/// A log's subsystem and category.
public final class OSLog: @unchecked Sendable {
    let prefix: String

    public init(subsystem: String, category: String) {
        prefix = "[\(subsystem):\(category)] "
    }

    public static let `default` = OSLog(subsystem: "widget", category: "default")
    public static let disabled = OSLog(subsystem: "widget", category: "disabled")
}

/// The older way to log: a format with C-style placeholders.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    // %{public}@ and %{private}d carry a privacy note that String(format:) does not know.
    let format = message.description.replacingOccurrences(
        of: "%\\{[a-z, ]*\\}", with: "%", options: .regularExpression)
    writeLine("\(type.name): \(log.prefix)\(String(format: format, arguments: arguments))")
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    writeLine("\(type.name): \(log.prefix)\(message.text)")
}

private func writeLine(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}
