import CoreGraphics
import FoundationSupplement
import UniformTypeIdentifiers

/// Reads images from a file. The host decodes them; sizes and orientations are read here.
/// Sendable: `lock` guards the bytes.
public final class CGImageSource: Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: Data
    private var isFinal: Bool

    init(data: Data, isFinal: Bool = true) {
        bytes = data
        self.isFinal = isFinal
    }

    var data: Data { lock.withLock { bytes } }

    func update(_ data: Data, isFinal: Bool) {
        lock.withLock {
            bytes = data
            self.isFinal = isFinal
        }
    }

    var status: CGImageSourceStatus {
        if picture == nil { return data.isEmpty ? .statusReadingHeader : .statusUnknownType }
        return lock.withLock { isFinal } ? .statusComplete : .statusIncomplete
    }

    var picture: EncodedPicture? { EncodedPicture(data: data) }

    var type: UTType? {
        let data = data
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
        if data.starts(with: [0xFF, 0xD8]) { return .jpeg }
        if data.starts(with: Array("RIFF".utf8)) { return .webP }
        return data.starts(with: Array("GIF8".utf8)) ? .gif : nil
    }

    var orientation: CGImagePropertyOrientation {
        ExifOrientation.value(in: data).flatMap { CGImagePropertyOrientation(rawValue: $0) } ?? .up
    }

    public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.isEmpty ? nil : CGImageSource(data: data)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return CGImageSource(data: data)
}

public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource(data: $0) }
}

public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(data: Data(), isFinal: false)
}

public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.data ?? Data(), isFinal: final)
}

/// Moving images count as their first one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    ImageHeader(isrc.data) == nil ? 0 : 1
}

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type?.identifier }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceGetTypeID() -> CFTypeID { 1 }

public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    [UTType.png, .jpeg, .webP].map(\.identifier)
}

public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)] as [String: Any]
}

public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let size = ImageHeader(isrc.data) else { return nil }
    var properties: [String: Any] = [
        kCGImagePropertyPixelWidth: NSNumber(value: size.width),
        kCGImagePropertyPixelHeight: NSNumber(value: size.height),
        kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB, kCGImagePropertyDepth: NSNumber(value: 8),
    ]
    let orientation = isrc.orientation
    if orientation != .up {
        let value = NSNumber(value: orientation.rawValue)
        properties[kCGImagePropertyOrientation] = value
        properties[kCGImagePropertyTIFFDictionary] = [kCGImagePropertyTIFFOrientation: value]
    }
    return properties
}

public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let picture = isrc.picture else { return nil }
    return CGImage(encoded: picture)
}

/// An image whose longer side has at most the length in the options; the image itself without such an option.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let picture = isrc.picture else { return nil }
    let options = options ?? [:]
    let asked = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
    guard asked.contains(where: { flag(options[$0]) }) else { return nil }
    let longest = Double(max(picture.width, picture.height))
    let limit = number(options[kCGImageSourceThumbnailMaxPixelSize]) ?? longest
    let factor = min(limit / longest, 1)
    let width = max(Int((Double(picture.width) * factor).rounded()), 1)
    let height = max(Int((Double(picture.height) * factor).rounded()), 1)
    let orientation = flag(options[kCGImageSourceCreateThumbnailWithTransform]) ? isrc.orientation : .up
    guard let image = CGImage(encoded: picture, width: width, height: height) else { return nil }
    return orientation == .up ? image : image.turned(orientation)
}

public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? { nil }

private func flag(_ value: Any?) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }

private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
}

extension CGImage {
    /// The image in its display orientation.
    fileprivate func turned(_ orientation: CGImagePropertyOrientation) -> CGImage? {
        let (w, h) = (CGFloat(width), CGFloat(height))
        let transform =
            switch orientation {
            case .up: CGAffineTransform.identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
            }
        let size = orientation.isTurned ? CGSize(width: h, height: w) : CGSize(width: w, height: h)
        let step = GraphicsStep.picture(GraphicsPicture(self), CGRect(x: 0, y: 0, width: w, height: h), transform)
        return CGImage(
            width: Int(size.width), height: Int(size.height),
            picture: GraphicsPicture(GraphicsDrawing(size: size, steps: [step])), in: CGRect(origin: .zero, size: size))
    }
}
