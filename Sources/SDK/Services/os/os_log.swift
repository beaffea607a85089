import Foundation

/// The older way to log: a format with C-style placeholders.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(type, formatted(message, args))
}

@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(type, formatted(message, args))
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

public func os_log(_ message: OSLogMessage) {
    OSLog.default.write(.default, message.text)
}

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
    // %{public}@ and %{private}d carry a privacy note that String(format:) does not know.
    let format = message.description.replacingOccurrences(
        of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
    return String(format: format, arguments: arguments)
}
