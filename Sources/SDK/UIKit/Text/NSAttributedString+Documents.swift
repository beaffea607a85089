extension NSAttributedString {
    /// Reads plain text and HTML; throws for other documents.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let kind = (options[.documentType] as? DocumentType) ?? Self.kind(of: data)
        let text: String
        switch (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt {
        case let raw?:
            guard let decoded = String(data: data, encoding: String.Encoding(rawValue: raw)) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            text = decoded
        case nil: text = String(decoding: data, as: UTF8.self)
        }
        switch kind {
        case .html: self.init(attributedString: HTMLReader.read(text))
        case .plain:
            self.init(
                string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
        default: throw CocoaError(.fileReadCorruptFile)
        }
    }

    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    private static func kind(of data: Data) -> DocumentType {
        let start = String(decoding: data.prefix(256), as: UTF8.self).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.contains("<html") || start.contains("<!doctype html") ? .html : .plain
    }

    /// Plain text only; throws for other documents.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        guard range.location >= 0, range.length >= 0, range.upperBound <= length,
            (dict[.documentType] as? DocumentType ?? .plain) == .plain
        else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return Data(attributedSubstring(from: range).string.utf8)
    }
}
