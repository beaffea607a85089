import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A file, a folder or a symbolic link in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let atomic = WritingOptions(rawValue: 1 << 0)
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content

    open var filename: String?
    open var preferredFilename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
        super.init()
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }

    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url)
        super.init()
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    private static func content(of url: URL) throws -> Content {
        let values = try url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        if values.isSymbolicLink == true { return .link(url.resolvingSymlinksInPath()) }
        guard values.isDirectory == true else { return .file(try Data(contentsOf: url)) }
        var children: [String: FileWrapper] = [:]
        for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
            children[child.lastPathComponent] = try FileWrapper(url: child)
        }
        return .folder(children)
    }

    open var isDirectory: Bool {
        if case .folder = content { true } else { false }
    }

    open var isRegularFile: Bool {
        if case .file = content { true } else { false }
    }

    open var isSymbolicLink: Bool {
        if case .link = content { true } else { false }
    }

    open var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    open func read(from url: URL, options: ReadingOptions = []) throws { content = try Self.content(of: url) }

    open func matchesContents(of url: URL) -> Bool {
        guard case .file(let data) = content else { return false }
        return (try? Data(contentsOf: url)) == data
    }

    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// The name under which the child was added, with a number if its own was taken.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { return "" }
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        var name = wanted
        var number = 2
        while children[name] != nil {
            name = "\(number)-\(wanted)"
            number += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        guard case .folder(let children) = content else { return nil }
        return children.first { $0.value === child }?.key
    }
}
