import CoreAudio
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// When a sample is decoded and shown, and for how long.
public struct CMSampleTimingInfo: Hashable, Sendable {
    public var duration: CMTime
    public var presentationTimeStamp: CMTime
    public var decodeTimeStamp: CMTime

    public init() {
        self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
    }

    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        self.duration = duration
        self.presentationTimeStamp = presentationTimeStamp
        self.decodeTimeStamp = decodeTimeStamp
    }

    public static let invalid = CMSampleTimingInfo()
}

public let kCMTimingInfoInvalid = CMSampleTimingInfo.invalid

/// Bytes of media.
public final class CMBlockBuffer: Hashable, @unchecked Sendable {
    fileprivate let bytes: UnsafeMutableBufferPointer<CChar>

    init(count: Int) {
        bytes = .allocate(capacity: count)
        bytes.initialize(repeating: 0)
    }

    deinit { bytes.deallocate() }

    public var dataLength: Int { bytes.count }

    public func dataBytes() throws -> Data { Data(buffer: bytes) }

    public static func == (left: CMBlockBuffer, right: CMBlockBuffer) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }

public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?,
    dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
    guard (0..<max(theBuffer.dataLength, 1)).contains(offset) else { return -12704 }
    lengthAtOffsetOut?.pointee = theBuffer.dataLength - offset
    totalLengthOut?.pointee = theBuffer.dataLength
    dataPointerOut?.pointee = theBuffer.bytes.baseAddress.map { $0 + offset }
    return noErr
}

public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
    destination: UnsafeMutableRawPointer
) -> OSStatus {
    guard offsetToData >= 0, dataLength >= 0, offsetToData + dataLength <= theSourceBuffer.dataLength else {
        return -12704
    }
    if let start = theSourceBuffer.bytes.baseAddress {
        destination.copyMemory(from: start + offsetToData, byteCount: dataLength)
    }
    return noErr
}

/// Samples of media with their times.
public final class CMSampleBuffer: Hashable, @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let dataBuffer: CMBlockBuffer?
    public let formatDescription: CMFormatDescription?
    let timing: CMSampleTimingInfo
    public let numSamples: Int

    public init(
        imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: CMSampleTimingInfo
    ) throws {
        self.imageBuffer = imageBuffer
        dataBuffer = nil
        self.formatDescription = formatDescription
        timing = sampleTiming
        numSamples = 1
    }

    public var isValid: Bool { true }
    public var dataReadiness: Bool { true }
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
    public var duration: CMTime { timing.duration }
    public var outputPresentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var outputDuration: CMTime { timing.duration }
    public var totalSampleSize: Int { dataBuffer?.dataLength ?? 0 }

    public func invalidate() throws {}

    public static func == (left: CMSampleBuffer, right: CMSampleBuffer) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }

public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }

public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}

public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }

public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }

public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.presentationTimeStamp
}

public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }

public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }

public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }

public func CMSampleBufferGetSampleAttachmentsArray(
    _ sbuf: CMSampleBuffer, createIfNecessary: Bool
) -> CFArray? { nil }

public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus { noErr }

public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = try? CMSampleBuffer(
        imageBuffer: imageBuffer, formatDescription: formatDescription, sampleTiming: sampleTiming.pointee)
    return noErr
}

public func CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
    _ sbuf: CMSampleBuffer, bufferListSizeNeededOut: UnsafeMutablePointer<Int>?,
    bufferListOut: UnsafeMutablePointer<AudioBufferList>?, bufferListSize: Int,
    blockBufferAllocator: CFAllocator?, blockBufferMemoryAllocator: CFAllocator?, flags: UInt32,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>?
) -> OSStatus {
    blockBufferOut?.pointee = sbuf.dataBuffer
    return -12731
}

public typealias CMAttachmentMode = UInt32

public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

public func CMGetAttachment(
    _ target: Any, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> Any? {
    (target as? CMSampleBuffer)?.imageBuffer.flatMap { CVBufferGetAttachment($0, key, nil) }
}
