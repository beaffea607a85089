import Foundation

extension URL {
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.completed(partialName))
    }

    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let ending = contentType.preferredFilenameExtension, pathExtension.lowercased() != ending else {
            return self
        }
        return appendingPathExtension(ending)
    }

    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension NSString {
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(contentType.completed(partialName))
    }

    public func appendingPathExtension(for contentType: UTType) -> String {
        contentType.completed(self as String)
    }
}

extension URLResourceValues {
    /// The type of a file by its name; folders are `public.folder`.
    public var contentType: UTType? {
        if isDirectory == true { return .folder }
        guard let name else { return nil }
        return UTType(filenameExtension: (name as NSString).pathExtension)
    }
}

extension UTType {
    /// A name with the type's extension, unless it has it.
    fileprivate func completed(_ name: String) -> String {
        guard let ending = preferredFilenameExtension, (name as NSString).pathExtension.lowercased() != ending else {
            return name
        }
        return name + "." + ending
    }
}
