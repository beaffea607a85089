@_exported import CoreMedia
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public typealias MTAudioProcessingTapCreationFlags = UInt32
public typealias MTAudioProcessingTapFlags = UInt32

public let kMTAudioProcessingTapCreationFlag_PreEffects: MTAudioProcessingTapCreationFlags = 1 << 0
public let kMTAudioProcessingTapCreationFlag_PostEffects: MTAudioProcessingTapCreationFlags = 1 << 1
public let kMTAudioProcessingTapCallbacksVersion_0 = 0

/// An audio tap; there is no audio.
public final class MTAudioProcessingTap: @unchecked Sendable {
    init() {}
}

public func MTCopyLocalizedNameForMediaType(_ mediaType: CMMediaType) -> CFString? { nil }
public func MTRegisterProfessionalVideoWorkflowFormatReaders() {}
