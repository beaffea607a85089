import Foundation

/// A path of the file system, without a separator at its end.
public struct FilePath: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
    public let string: String

    public init() {
        string = ""
    }

    public init(_ string: String) {
        let isRooted = string.hasPrefix("/")
        self.string = (isRooted ? "/" : "") + string.split(separator: "/").joined(separator: "/")
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(platformString: UnsafePointer<CChar>) {
        self.init(String(cString: platformString))
    }

    public init?(_ url: URL) {
        guard url.isFileURL else { return nil }
        self.init(url.path)
    }

    private var parts: [String] { string.split(separator: "/").map(String.init) }

    private init(isRooted: Bool, _ parts: some Sequence<String>) {
        string = (isRooted ? "/" : "") + parts.joined(separator: "/")
    }

    public var isEmpty: Bool { string.isEmpty }
    public var isAbsolute: Bool { string.hasPrefix("/") }
    public var isRelative: Bool { !isAbsolute }
    public var length: Int { string.utf8.count }
    public var components: [Component] { parts.map(Component.init(unchecked:)) }
    public var lastComponent: Component? { parts.last.map(Component.init(unchecked:)) }
    public var stem: String? { lastComponent?.stem }

    public var `extension`: String? {
        get { lastComponent?.extension }
        set {
            guard let last = lastComponent else { return }
            let name = newValue.map { last.stem + "." + $0 } ?? last.stem
            self = FilePath(isRooted: isAbsolute, parts.dropLast() + [name])
        }
    }

    public func appending(_ other: String) -> FilePath { FilePath(string + "/" + other) }
    public func appending(_ component: Component) -> FilePath { appending(component.string) }
    public mutating func append(_ other: String) { self = appending(other) }
    public mutating func append(_ component: Component) { self = appending(component) }
    public func pushing(_ other: FilePath) -> FilePath { other.isAbsolute ? other : appending(other.string) }
    public mutating func push(_ other: FilePath) { self = pushing(other) }
    public func removingLastComponent() -> FilePath { FilePath(isRooted: isAbsolute, parts.dropLast()) }

    @discardableResult
    public mutating func removeLastComponent() -> Bool {
        guard !parts.isEmpty else { return false }
        self = removingLastComponent()
        return true
    }

    public func starts(with other: FilePath) -> Bool {
        isAbsolute == other.isAbsolute && parts.starts(with: other.parts)
    }

    public func ends(with other: FilePath) -> Bool {
        if other.isAbsolute { return self == other }
        return parts.reversed().starts(with: other.parts.reversed())
    }

    /// Without redundant components; `..` removes the one before it.
    public func lexicallyNormalized() -> FilePath {
        var result: [String] = []
        for part in parts where part != "." {
            if part != ".." {
                result.append(part)
            } else if let last = result.last, last != ".." {
                result.removeLast()
            } else if !isAbsolute {
                result.append(part)
            }
        }
        return FilePath(isRooted: isAbsolute, result)
    }

    public mutating func lexicallyNormalize() { self = lexicallyNormalized() }

    public func withPlatformString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try string.withCString(body)
    }

    public func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try string.withCString(body)
    }
}

extension FilePath: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { string }
    public var debugDescription: String { string.debugDescription }
}

extension FilePath {
    /// A name between separators.
    public struct Component: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        public let string: String

        init(unchecked string: String) {
            self.string = string
        }

        public init?(_ string: String) {
            guard !string.isEmpty, !string.contains("/") else { return nil }
            self.string = string
        }

        public init(stringLiteral value: String) {
            string = value
        }

        private var point: String.Index? {
            guard let point = string.lastIndex(of: "."), point != string.startIndex, string != ".." else { return nil }
            return point
        }

        public var stem: String { point.map { String(string[..<$0]) } ?? string }
        public var `extension`: String? { point.map { String(string[string.index(after: $0)...]) } }
        public var description: String { string }
    }
}

extension String {
    public init(decoding path: FilePath) {
        self = path.string
    }

    public init(_ component: FilePath.Component) {
        self = component.string
    }
}

extension URL {
    public init?(filePath path: FilePath) {
        self.init(fileURLWithPath: path.string)
    }

    public init?(filePath path: FilePath, isDirectory: Bool) {
        self.init(fileURLWithPath: path.string, isDirectory: isDirectory)
    }
}
