import Foundation

/// A file, a folder or a link, with its content in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    open var preferredFilename: String?
    open var filename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
        }
        if isFolder.boolValue {
            var members: [String: FileWrapper] = [:]
            for member in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
                members[member.lastPathComponent] = try FileWrapper(url: member, options: options)
            }
            content = .folder(members)
        } else {
            content = .file(try Data(contentsOf: url))
        }
        super.init()
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
        super.init()
    }

    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }

    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let members) = content { members } else { nil } }

    open func matchesContents(of url: URL) -> Bool {
        regularFileContents.map { $0 == (try? Data(contentsOf: url)) } ?? false
    }

    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try FileWrapper(url: url, options: options).content
    }

    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let members):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, member) in members {
                try member.write(
                    to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
    }

    /// - Returns: the name that the child has; a number follows where the name is taken.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var members) = content else { return child.preferredFilename ?? "" }
        let wanted = child.preferredFilename ?? "File"
        var name = wanted
        var number = 1
        while members[name] != nil {
            number += 1
            name = "\(number)__#$!@%!#__\(wanted)"
        }
        members[name] = child
        child.filename = name
        content = .folder(members)
        return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let members) = content else { return }
        content = .folder(members.filter { $0.value !== child })
    }

    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }
}
