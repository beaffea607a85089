import Foundation

/// A font file's bytes.
public final class CGFont: Hashable, Sendable {
    private let bytes: Data?
    private let name: String

    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, !data.isEmpty else { return nil }
        (bytes, name) = (data, "")
    }

    public init?(_ name: String) {
        (bytes, self.name) = (nil, name)
    }

    public var postScriptName: String? { name.isEmpty ? nil : name }
    public var fullName: String? { postScriptName }
    public var numberOfGlyphs: Int { 0 }
    public var unitsPerEm: Int32 { 2048 }

    public static func == (left: CGFont, right: CGFont) -> Bool { left.bytes == right.bytes && left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
