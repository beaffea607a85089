import CoreGraphics
import FoundationSupplement

public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: Any, _ attachmentMode: CVAttachmentMode
) {
    buffer.values[key] = value
}

public func CVBufferGetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? {
    buffer.values[key]
}

public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? {
    buffer.values[key]
}

public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    buffer.values.all
}

public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
    buffer.values[key] = nil
}

public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) {
    buffer.values.removeAll()
}

public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetDisplaySize(imageBuffer)
}

public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}

public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(origin: .zero, size: CVImageBufferGetDisplaySize(imageBuffer))
}

public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }

public func CVImageBufferGetColorSpace(_ imageBuffer: CVImageBuffer) -> CGColorSpace? {
    CGColorSpace(name: CGColorSpace.sRGB)
}
