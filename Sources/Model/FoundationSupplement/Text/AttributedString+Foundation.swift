import Foundation

extension NSAttributedString {
    /// The text with the links of `attrStr`; attributes of other modules have no counterpart here.
    @_disfavoredOverload
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: String(attrStr.characters))
        var location = 0
        for run in attrStr.runs {
            let length = String(attrStr.characters[run.range]).utf16.count
            if let link = run.link {
                text.addAttribute(
                    NSAttributedString.Key("NSLink"), value: link, range: NSRange(location: location, length: length))
            }
            location += length
        }
        self.init(attributedString: text)
    }

    @_disfavoredOverload
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }

    @_disfavoredOverload
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// The text with its links; attributes of other modules have no counterpart here.
    @_disfavoredOverload
    public init(_ nsStr: NSAttributedString) {
        var text = AttributedString()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var part = AttributedString(nsStr.attributedSubstring(from: range).string)
            switch attributes[NSAttributedString.Key("NSLink")] {
            case let url as URL: part.link = url
            case let url as NSURL: part.link = url as URL
            case let address as String: part.link = URL(string: address)
            default: break
            }
            text += part
        }
        self = text
    }

    @_disfavoredOverload
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr)
    }

    @_disfavoredOverload
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}
