import Foundation

public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeRawPointer, Int
    ) -> Void

/// Provides an image's bytes.
public final class CGDataProvider: Hashable, Sendable {
    private let bytes: Data

    public init?(data: Data) {
        bytes = data
    }

    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = data
    }

    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        bytes = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }

    public var data: Data? { bytes }

    public static func == (left: CGDataProvider, right: CGDataProvider) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Receives the written bytes. Its properties are constants; as on Apple's systems, a caller that passes mutable data
/// must not let other threads access it until everything is written.
public final class CGDataConsumer: Hashable, @unchecked Sendable {
    package let url: URL?
    package let data: NSMutableData?

    public init?(url: URL) {
        self.url = url
        data = nil
    }

    public init?(data: NSMutableData) {
        url = nil
        self.data = data
    }

    public static func == (left: CGDataConsumer, right: CGDataConsumer) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
