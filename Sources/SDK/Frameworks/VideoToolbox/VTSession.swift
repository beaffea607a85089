import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public final class VTCompressionSession: _CFObject, @unchecked Sendable {
    init() {}
}

public final class VTDecompressionSession: _CFObject, @unchecked Sendable {
    init() {}
}

public typealias VTSession = AnyObject

public let kVTPropertyNotSupportedErr: OSStatus = -12900
public let kVTParameterErr: OSStatus = -12902
public let kVTInvalidSessionErr: OSStatus = -12903
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908

public let kVTCompressionPropertyKey_RealTime: CFString = "RealTime"
public let kVTCompressionPropertyKey_ProfileLevel: CFString = "ProfileLevel"
public let kVTCompressionPropertyKey_AverageBitRate: CFString = "AverageBitRate"
public let kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString = "MaxKeyFrameInterval"
public let kVTCompressionPropertyKey_ExpectedFrameRate: CFString = "ExpectedFrameRate"
public let kVTProfileLevel_H264_High_AutoLevel: CFString = "H264_High_AutoLevel"
public let kVTProfileLevel_H264_Main_AutoLevel: CFString = "H264_Main_AutoLevel"
public let kVTProfileLevel_H264_Baseline_AutoLevel: CFString = "H264_Baseline_AutoLevel"
public let kVTProfileLevel_HEVC_Main_AutoLevel: CFString = "HEVC_Main_AutoLevel"

/// Whether the device's hardware decodes a kind of video; there is none.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

@discardableResult
public func VTSessionSetProperty(_ session: VTSession, key propertyKey: CFString, value propertyValue: Any?) -> OSStatus
{
    kVTInvalidSessionErr
}

@discardableResult
public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus {
    kVTInvalidSessionErr
}

@discardableResult
public func VTCompressionSessionCompleteFrames(
    _ session: VTCompressionSession, untilPresentationTimeStamp completeUntilPresentationTimeStamp: CMTime
) -> OSStatus {
    kVTInvalidSessionErr
}

public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}

@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
    _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
    Notices.current.addInert("VTCreateCGImageFromCVPixelBuffer", .absent("video hardware"))
    return kVTParameterErr
}
