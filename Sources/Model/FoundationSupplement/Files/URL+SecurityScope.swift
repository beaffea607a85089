import Foundation

extension URL {
    /// The widget's process has access to its files without a security scope.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    public func stopAccessingSecurityScopedResource() {}

    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// The file's path as data, which `init(resolvingBookmarkData:…)` reads.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: self])
        }
        return Data((Bookmark.mark + standardizedFileURL.path).utf8)
    }

    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let text = String(data: data, encoding: .utf8), text.hasPrefix(Bookmark.mark) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let path = String(text.dropFirst(Bookmark.mark.count))
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
        bookmarkDataIsStale = false
        self.init(fileURLWithPath: path)
    }

    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        self = url.resolvingSymlinksInPath()
    }

    public static func bookmarkData(withContentsOf url: URL) throws -> Data { try Data(contentsOf: url) }

    public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url) }

    public static func resourceValues(
        forKeys keys: Set<URLResourceKey>, fromBookmarkData data: Data
    ) -> URLResourceValues? {
        nil
    }
}

private enum Bookmark {
    static let mark = "bookmark:"
}

extension NSURL {
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    public func stopAccessingSecurityScopedResource() {}
}
