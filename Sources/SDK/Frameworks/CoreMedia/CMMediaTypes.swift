import FoundationSupplement

public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode
public typealias CMPixelFormatType = FourCharCode

/// Kinds of media.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
public let kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C
public let kCMMediaType_TimeCode: CMMediaType = 0x746D_6364
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461

/// Video codecs.
public let kCMVideoCodecType_422YpCbCr8: CMVideoCodecType = 0x3276_7579
public let kCMVideoCodecType_Animation: CMVideoCodecType = 0x726C_6520
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
public let kCMVideoCodecType_JPEG_OpenDML: CMVideoCodecType = 0x646D_6231
public let kCMVideoCodecType_JPEG_XL: CMVideoCodecType = 0x6A78_6C63
public let kCMVideoCodecType_H263: CMVideoCodecType = 0x6832_3633
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D75_7861
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
public let kCMVideoCodecType_MPEG2Video: CMVideoCodecType = 0x6D70_3276
public let kCMVideoCodecType_MPEG1Video: CMVideoCodecType = 0x6D70_3176
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468
public let kCMVideoCodecType_AppleProRes4444XQ: CMVideoCodecType = 0x6170_3478
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E
public let kCMVideoCodecType_AppleProRes422HQ: CMVideoCodecType = 0x6170_6368
public let kCMVideoCodecType_AppleProRes422LT: CMVideoCodecType = 0x6170_6373
public let kCMVideoCodecType_AppleProRes422Proxy: CMVideoCodecType = 0x6170_636F
public let kCMVideoCodecType_AppleProResRAW: CMVideoCodecType = 0x6170_726E
public let kCMVideoCodecType_AppleProResRAWHQ: CMVideoCodecType = 0x6170_7268
public let kCMVideoCodecType_DolbyVisionHEVC: CMVideoCodecType = 0x6476_6831

/// Forms of pixels.
public let kCMPixelFormat_32ARGB: CMPixelFormatType = 32
public let kCMPixelFormat_32BGRA: CMPixelFormatType = 0x4247_5241
public let kCMPixelFormat_24RGB: CMPixelFormatType = 24
public let kCMPixelFormat_16BE555: CMPixelFormatType = 16
public let kCMPixelFormat_16BE565: CMPixelFormatType = 0x4235_3635
public let kCMPixelFormat_16LE555: CMPixelFormatType = 0x4C35_3535
public let kCMPixelFormat_16LE565: CMPixelFormatType = 0x4C35_3635
public let kCMPixelFormat_422YpCbCr8: CMPixelFormatType = 0x3276_7579
public let kCMPixelFormat_8IndexedGray_WhiteIsZero: CMPixelFormatType = 0x0000_0028

public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32

    public init() {
        self.init(width: 0, height: 0)
    }

    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}

public let kCMFormatDescriptionExtension_CleanAperture: CFString = "CVCleanAperture"
public let kCMFormatDescriptionExtension_PixelAspectRatio: CFString = "CVPixelAspectRatio"
public let kCMFormatDescriptionExtension_ColorPrimaries: CFString = "CVImageBufferColorPrimaries"
public let kCMFormatDescriptionExtension_TransferFunction: CFString = "CVImageBufferTransferFunction"
public let kCMFormatDescriptionExtension_YCbCrMatrix: CFString = "CVImageBufferYCbCrMatrix"
public let kCMFormatDescriptionExtension_FormatName: CFString = "FormatName"
public let kCMFormatDescriptionExtension_FullRangeVideo: CFString = "FullRangeVideo"
public let kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms: CFString = "SampleDescriptionExtensionAtoms"
public let kCMSampleAttachmentKey_NotSync: CFString = "NotSync"
public let kCMSampleAttachmentKey_PartialSync: CFString = "PartialSync"
public let kCMSampleAttachmentKey_HasRedundantCoding: CFString = "HasRedundantCoding"
public let kCMSampleAttachmentKey_IsDependedOnByOthers: CFString = "IsDependedOnByOthers"
public let kCMSampleAttachmentKey_DependsOnOthers: CFString = "DependsOnOthers"
public let kCMSampleAttachmentKey_EarlierDisplayTimesAllowed: CFString = "EarlierDisplayTimesAllowed"
public let kCMSampleAttachmentKey_DisplayImmediately: CFString = "DisplayImmediately"
public let kCMSampleAttachmentKey_DoNotDisplay: CFString = "DoNotDisplay"
public let kCMSampleBufferAttachmentKey_ResetDecoderBeforeDecoding: CFString = "ResetDecoderBeforeDecoding"
public let kCMSampleBufferAttachmentKey_DrainAfterDecoding: CFString = "DrainAfterDecoding"
public let kCMSampleBufferAttachmentKey_PostNotificationWhenConsumed: CFString = "PostNotificationWhenConsumed"
public let kCMSampleBufferAttachmentKey_ResumeOutput: CFString = "ResumeOutput"
public let kCMSampleBufferAttachmentKey_TransitionID: CFString = "TransitionID"
public let kCMSampleBufferAttachmentKey_TrimDurationAtStart: CFString = "TrimDurationAtStart"
public let kCMSampleBufferAttachmentKey_TrimDurationAtEnd: CFString = "TrimDurationAtEnd"
public let kCMSampleBufferAttachmentKey_SpeedMultiplier: CFString = "SpeedMultiplier"
public let kCMSampleBufferAttachmentKey_Reverse: CFString = "Reverse"
public let kCMSampleBufferAttachmentKey_DisplayEmptyMediaImmediately: CFString = "DisplayEmptyMediaImmediately"
public let kCMSampleBufferAttachmentKey_DroppedFrameReason: CFString = "DroppedFrameReason"
public let kCMMetadataIdentifier_QuickTimeMetadataLocation_ISO6709: CFString =
    "mdta/com.apple.quicktime.location.ISO6709"
public let kCMMetadataIdentifier_QuickTimeMetadataVideoOrientation: CFString =
    "mdta/com.apple.quicktime.video-orientation"
public let kCMMetadataIdentifier_QuickTimeMetadataContentIdentifier: CFString =
    "mdta/com.apple.quicktime.content.identifier"
public let kCMMetadataBaseDataType_RawData: CFString = "com.apple.metadata.datatype.raw-data"
public let kCMMetadataBaseDataType_UTF8: CFString = "com.apple.metadata.datatype.UTF-8"
public let kCMMetadataBaseDataType_UTF16: CFString = "com.apple.metadata.datatype.UTF-16"
public let kCMMetadataBaseDataType_GIF: CFString = "com.apple.metadata.datatype.GIF"
public let kCMMetadataBaseDataType_JPEG: CFString = "com.apple.metadata.datatype.JPEG"
public let kCMMetadataBaseDataType_PNG: CFString = "com.apple.metadata.datatype.PNG"
public let kCMMetadataBaseDataType_BMP: CFString = "com.apple.metadata.datatype.BMP"
public let kCMMetadataBaseDataType_Float32: CFString = "com.apple.metadata.datatype.float32"
public let kCMMetadataBaseDataType_Float64: CFString = "com.apple.metadata.datatype.float64"
public let kCMMetadataBaseDataType_SInt8: CFString = "com.apple.metadata.datatype.int8"
public let kCMMetadataBaseDataType_SInt16: CFString = "com.apple.metadata.datatype.int16"
public let kCMMetadataBaseDataType_SInt32: CFString = "com.apple.metadata.datatype.int32"
public let kCMMetadataBaseDataType_SInt64: CFString = "com.apple.metadata.datatype.int64"
public let kCMMetadataBaseDataType_UInt8: CFString = "com.apple.metadata.datatype.uint8"
public let kCMMetadataBaseDataType_UInt16: CFString = "com.apple.metadata.datatype.uint16"
public let kCMMetadataBaseDataType_UInt32: CFString = "com.apple.metadata.datatype.uint32"
public let kCMMetadataBaseDataType_UInt64: CFString = "com.apple.metadata.datatype.uint64"
public let kCMMetadataBaseDataType_JSON: CFString = "com.apple.metadata.datatype.JSON"
