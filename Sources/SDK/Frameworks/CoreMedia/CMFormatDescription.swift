import CoreAudio
import FoundationSupplement

/// The format of a media stream. Sendable: its properties are constants, and the memory of `sound` never changes.
public final class CMFormatDescription: Hashable, @unchecked Sendable {
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode

        public init(rawValue: FourCharCode) {
            self.rawValue = rawValue
        }

        public static let video = MediaType(rawValue: kCMMediaType_Video)
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        public static let muxed = MediaType(rawValue: kCMMediaType_Muxed)
        public static let text = MediaType(rawValue: kCMMediaType_Text)
        public static let closedCaption = MediaType(rawValue: kCMMediaType_ClosedCaption)
        public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
        public static let timeCode = MediaType(rawValue: kCMMediaType_TimeCode)
        public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
    }

    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode

        public init(rawValue: FourCharCode) {
            self.rawValue = rawValue
        }

        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
        public static let proRes422 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes422)
        public static let proRes4444 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes4444)
        public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
        public static let mpeg4AAC = MediaSubType(rawValue: kAudioFormatMPEG4AAC)
        public static let mpegLayer3 = MediaSubType(rawValue: kAudioFormatMPEGLayer3)
        public static let flac = MediaSubType(rawValue: kAudioFormatFLAC)
        public static let opus = MediaSubType(rawValue: kAudioFormatOpus)
        public static let appleLossless = MediaSubType(rawValue: kAudioFormatAppleLossless)
    }

    public let mediaType: MediaType
    public let mediaSubType: MediaSubType
    public let dimensions: CMVideoDimensions
    let sound: UnsafeMutablePointer<AudioStreamBasicDescription>?

    init(
        mediaType: MediaType, mediaSubType: FourCharCode, dimensions: CMVideoDimensions = CMVideoDimensions(),
        sound: AudioStreamBasicDescription? = nil
    ) {
        self.mediaType = mediaType
        self.mediaSubType = MediaSubType(rawValue: mediaSubType)
        self.dimensions = dimensions
        self.sound = sound.map {
            let pointer = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
            pointer.initialize(to: $0)
            return pointer
        }
    }

    deinit { sound?.deallocate() }

    public convenience init(imageBuffer: CVImageBuffer) throws {
        self.init(
            mediaType: .video, mediaSubType: CVPixelBufferGetPixelFormatType(imageBuffer),
            dimensions: CMVideoDimensions(
                width: Int32(clamping: CVPixelBufferGetWidth(imageBuffer)),
                height: Int32(clamping: CVPixelBufferGetHeight(imageBuffer))))
    }

    public convenience init(audioStreamBasicDescription: AudioStreamBasicDescription) throws {
        self.init(
            mediaType: .audio, mediaSubType: audioStreamBasicDescription.mFormatID, sound: audioStreamBasicDescription)
    }

    public var audioStreamBasicDescription: AudioStreamBasicDescription? { sound?.pointee }

    public func presentationDimensions(
        usePixelAspectRatio: Bool = true, useCleanAperture: Bool = true
    ) -> CGSize {
        CGSize(width: Int(dimensions.width), height: Int(dimensions.height))
    }

    public static func == (left: CMFormatDescription, right: CMFormatDescription) -> Bool {
        left === right
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMTextFormatDescription = CMFormatDescription
public typealias CMMetadataFormatDescription = CMFormatDescription
public typealias CMTimeCodeFormatDescription = CMFormatDescription

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }

public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
    desc.mediaSubType.rawValue
}

public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? { nil }

public func CMFormatDescriptionEqual(
    _ formatDescription: CMFormatDescription?, otherFormatDescription: CMFormatDescription?
) -> Bool {
    formatDescription === otherFormatDescription
}

public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}

public func CMVideoFormatDescriptionGetPresentationDimensions(
    _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize {
    videoDesc.presentationDimensions()
}

public func CMVideoFormatDescriptionCreate(
    allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        mediaType: .video, mediaSubType: codecType, dimensions: CMVideoDimensions(width: width, height: height))
    return noErr
}

public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
    return noErr
}

public func CMAudioFormatDescriptionCreate(
    allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
    layout: UnsafePointer<AudioChannelLayout>?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?,
    extensions: CFDictionary?, formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = try? CMFormatDescription(audioStreamBasicDescription: asbd.pointee)
    return noErr
}

public func CMAudioFormatDescriptionGetStreamBasicDescription(
    _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? {
    desc.sound.map { UnsafePointer($0) }
}
