import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let timecode = AVMediaType(rawValue: "tmcd")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let muxed = AVMediaType(rawValue: "muxx")
    public static let depthData = AVMediaType(rawValue: "dpth")
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    public static let haptic = AVMediaType(rawValue: "hapt")
    public static let auxiliaryPicture = AVMediaType(rawValue: "auxv")
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    public static let mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let au = AVFileType(rawValue: "public.au-audio")
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
    public static let eac3 = AVFileType(rawValue: "public.enhanced-ac3-audio")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
    public static let heic = AVFileType(rawValue: "public.heic")
    public static let avci = AVFileType(rawValue: "public.avci")
    public static let heif = AVFileType(rawValue: "public.heif")
    public static let tif = AVFileType(rawValue: "public.tiff")
    public static let appleiTT = AVFileType(rawValue: "com.apple.itunes-timed-text")
    public static let SCC = AVFileType(rawValue: "com.scenarist.closed-caption")
    public static let AHAP = AVFileType(rawValue: "com.apple.haptics.ahap")
}

public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
    public static let isMainProgramContent = AVMediaCharacteristic(rawValue: "public.main-program-content")
    public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "public.auxiliary-content")
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(rawValue: "public.subtitles.forced-only")
    public static let describesVideoForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.describes-video")
    public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.transcribes-spoken-dialog")
    public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")
    public static let languageTranslation = AVMediaCharacteristic(rawValue: "public.translation")
    public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "com.apple.quicktime.video.contains-hdr")
    public static let containsAlphaChannel = AVMediaCharacteristic(rawValue: "com.apple.quicktime.video.contains-alpha")
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")
    public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")
    public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
    public static let JPEGXL = AVVideoCodecType(rawValue: "jxlc")
}

/// How an image fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// Ways to export.
public let AVAssetExportPresetLowQuality: String = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality: String = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality: String = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality: String = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetHEVCHighestQualityWithAlpha: String = "AVAssetExportPresetHEVCHighestQualityWithAlpha"
public let AVAssetExportPreset640x480: String = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540: String = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720: String = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080: String = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160: String = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVC1920x1080: String = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC3840x2160: String = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPresetAppleM4A: String = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough: String = "AVAssetExportPresetPassthrough"

public let AVVideoCodecKey: String = "AVVideoCodecKey"
public let AVVideoWidthKey: String = "AVVideoWidthKey"
public let AVVideoHeightKey: String = "AVVideoHeightKey"
public let AVVideoScalingModeKey: String = "AVVideoScalingModeKey"
public let AVVideoCompressionPropertiesKey: String = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey: String = "AVVideoAverageBitRateKey"
public let AVVideoQualityKey: String = "AVVideoQualityKey"
public let AVVideoMaxKeyFrameIntervalKey: String = "AVVideoMaxKeyFrameIntervalKey"
public let AVVideoProfileLevelKey: String = "AVVideoProfileLevelKey"
public let AVVideoProfileLevelH264HighAutoLevel: String = "AVVideoProfileLevelH264HighAutoLevel"
public let AVVideoProfileLevelH264MainAutoLevel: String = "AVVideoProfileLevelH264MainAutoLevel"
public let AVVideoProfileLevelH264BaselineAutoLevel: String = "AVVideoProfileLevelH264BaselineAutoLevel"
public let AVVideoExpectedSourceFrameRateKey: String = "AVVideoExpectedSourceFrameRateKey"
public let AVVideoAllowFrameReorderingKey: String = "AVVideoAllowFrameReorderingKey"
public let AVVideoScalingModeResizeAspectFill: String = "AVVideoScalingModeResizeAspectFill"
public let AVVideoScalingModeResizeAspect: String = "AVVideoScalingModeResizeAspect"
public let AVVideoScalingModeFit: String = "AVVideoScalingModeFit"
public let AVVideoColorPropertiesKey: String = "AVVideoColorPropertiesKey"
public let AVVideoColorPrimariesKey: String = "AVVideoColorPrimariesKey"
public let AVVideoTransferFunctionKey: String = "AVVideoTransferFunctionKey"
public let AVVideoYCbCrMatrixKey: String = "AVVideoYCbCrMatrixKey"
public let AVVideoColorPrimaries_ITU_R_709_2: String = "AVVideoColorPrimaries_ITU_R_709_2"
public let AVVideoTransferFunction_ITU_R_709_2: String = "AVVideoTransferFunction_ITU_R_709_2"
public let AVVideoYCbCrMatrix_ITU_R_709_2: String = "AVVideoYCbCrMatrix_ITU_R_709_2"
public let AVURLAssetPreferPreciseDurationAndTimingKey: String = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey: String = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetAllowsCellularAccessKey: String = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetHTTPCookiesKey: String = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetHTTPUserAgentKey: String = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetOverrideMIMETypeKey: String = "AVURLAssetOverrideMIMETypeKey"
public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey: String =
    "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey"
public let AVAssetDownloadTaskMediaSelectionKey: String = "AVAssetDownloadTaskMediaSelectionKey"
public let AVPlayerItemFailedToPlayToEndTimeErrorKey: String = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
public let AVErrorMediaTypeKey: String = "AVErrorMediaTypeKey"
public let AVErrorDeviceKey: String = "AVErrorDeviceKey"
public let AVErrorTimeKey: String = "AVErrorTimeKey"
public let AVFoundationErrorDomain: String = "AVFoundationErrorDomain"
public let AVStreamingKeyDeliveryContentKeyType: String = "AVStreamingKeyDeliveryContentKeyType"
