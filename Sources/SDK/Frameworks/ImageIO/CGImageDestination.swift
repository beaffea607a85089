import CoreGraphics
import FoundationSupplement
import UniformTypeIdentifiers

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Writes images to a file. An image from a file is written unchanged, regardless of the requested type; others have no
/// pixels before the widget is shown.
public final class CGImageDestination: Hashable, @unchecked Sendable {
    fileprivate let data: NSMutableData?
    fileprivate let url: URL?
    fileprivate let lock = NSLock()
    fileprivate var pictures: [Data] = []

    fileprivate init(data: NSMutableData?, url: URL?) {
        self.data = data
        self.url = url
    }

    fileprivate func add(_ picture: Data) { lock.withLock { pictures.append(picture) } }

    public static func == (left: CGImageDestination, right: CGImageDestination) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data: data, url: nil)
}

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    url.isFileURL ? CGImageDestination(data: nil, url: url) : nil
}

public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data: consumer.data, url: consumer.url)
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    if case .picture(let picture, _) = image.content, let file = picture.base as? EncodedPicture {
        idst.add(file.data)
    } else {
        Notices.current.addInert("CGImageDestinationAddImage", .absent("encoder for images drawn in code"))
    }
}

public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    idst.add(isrc.data)
}

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

public func CGImageDestinationAddAuxiliaryDataInfo(
    _ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) {}

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { [UTType.png, .jpeg].map(\.identifier) }

@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let picture = idst.lock.withLock({ idst.pictures.first }) else { return false }
    if let data = idst.data {
        data.append(picture)
        return true
    }
    guard let url = idst.url else { return false }
    return (try? picture.write(to: url)) != nil
}

/// The metadata of an image file.
public final class CGImageMetadata: Hashable, Sendable {
    public static func == (left: CGImageMetadata, right: CGImageMetadata) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CGImageSourceCopyMetadataAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? { nil }

/// Plays animated images; nothing is animated here.
public func CGAnimateImageDataWithBlock(
    _ data: CFData, _ options: CFDictionary?, _ block: @escaping (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
) -> OSStatus {
    CGImageAnimationStatus.unsupportedFormat.rawValue
}
