import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A log's subsystem and category.
open class OSLog: NSObject, @unchecked Sendable {
    private enum Output { case standardError, nowhere }

    private let prefix: String
    private let output: Output

    public convenience init(subsystem: String, category: String) {
        self.init(prefix: "[\(subsystem):\(category)] ", output: .standardError)
    }

    public convenience init(subsystem: String, category: OSLog.Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(prefix: String, output: Output) {
        self.prefix = prefix
        self.output = output
        super.init()
    }

    public static let `default` = OSLog(prefix: "", output: .standardError)
    public static let disabled = OSLog(prefix: "", output: .nowhere)

    /// Categories with a meaning for tools that measure.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    open var signpostsEnabled: Bool { false }

    open func isEnabled(type: OSLogType) -> Bool { output == .standardError }

    func write(_ type: OSLogType, _ text: String) {
        guard output == .standardError else { return }
        FileHandle.standardError.write(Data("\(type.name): \(prefix)\(text)\n".utf8))
    }
}
