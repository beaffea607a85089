import Foundation
import FoundationSupplement

public typealias AudioComponent = OpaquePointer
public typealias AudioComponentInstance = OpaquePointer
public typealias AudioUnit = AudioComponentInstance
public typealias AudioUnitElement = UInt32
public typealias AudioUnitScope = UInt32
public typealias AudioUnitPropertyID = UInt32
public typealias AudioUnitParameterID = UInt32
public typealias AudioUnitParameterValue = Float

/// The scope of an audio element.
public struct AudioComponentDescription: Hashable, Sendable {
    public var componentType: UInt32
    public var componentSubType: UInt32
    public var componentManufacturer: UInt32
    public var componentFlags: UInt32
    public var componentFlagsMask: UInt32

    public init() {
        self.init(
            componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0, componentFlagsMask: 0)
    }

    public init(
        componentType: UInt32, componentSubType: UInt32, componentManufacturer: UInt32, componentFlags: UInt32,
        componentFlagsMask: UInt32
    ) {
        self.componentType = componentType
        self.componentSubType = componentSubType
        self.componentManufacturer = componentManufacturer
        self.componentFlags = componentFlags
        self.componentFlagsMask = componentFlagsMask
    }
}

/// The device is silent: it has no such part.
public func AudioComponentFindNext(
    _ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>
) -> AudioComponent? {
    nil
}

@discardableResult
public func AudioComponentInstanceNew(
    _ inComponent: AudioComponent, _ outInstance: UnsafeMutablePointer<AudioComponentInstance?>
) -> OSStatus {
    Notices.current.addSilence(of: "AudioComponentInstanceNew")
    outInstance.pointee = nil
    return kAudioServicesSystemSoundUnspecifiedError
}

@discardableResult
public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> OSStatus { 0 }

@discardableResult
public func AudioUnitInitialize(_ inUnit: AudioUnit) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

@discardableResult
public func AudioUnitUninitialize(_ inUnit: AudioUnit) -> OSStatus { 0 }

@discardableResult
public func AudioOutputUnitStart(_ ci: AudioUnit) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

@discardableResult
public func AudioOutputUnitStop(_ ci: AudioUnit) -> OSStatus { 0 }

@discardableResult
public func AudioUnitSetProperty(
    _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ inData: UnsafeRawPointer?, _ inDataSize: UInt32
) -> OSStatus {
    kAudioServicesSystemSoundUnspecifiedError
}

@discardableResult
public func AudioUnitSetParameter(
    _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ inValue: AudioUnitParameterValue, _ inBufferOffsetInFrames: UInt32
) -> OSStatus {
    kAudioServicesSystemSoundUnspecifiedError
}

public let kAudioUnitType_Output: UInt32 = 0x6175_6F75
public let kAudioUnitType_MusicDevice: UInt32 = 0x6175_6D75
public let kAudioUnitType_MusicEffect: UInt32 = 0x6175_6D66
public let kAudioUnitType_FormatConverter: UInt32 = 0x6175_6663
public let kAudioUnitType_Effect: UInt32 = 0x6175_6678
public let kAudioUnitType_Mixer: UInt32 = 0x6175_6D78
public let kAudioUnitType_Generator: UInt32 = 0x6175_676E
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6F63
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670_696F
public let kAudioUnitSubType_GenericOutput: UInt32 = 0x6765_6E72
public let kAudioUnitSubType_PeakLimiter: UInt32 = 0x6C6D_7472
public let kAudioUnitSubType_DynamicsProcessor: UInt32 = 0x6463_6D70
public let kAudioUnitSubType_Reverb2: UInt32 = 0x7276_6232
public let kAudioUnitSubType_LowPassFilter: UInt32 = 0x6C70_6173
public let kAudioUnitSubType_HighPassFilter: UInt32 = 0x6870_6173
public let kAudioUnitSubType_NBandEQ: UInt32 = 0x6E62_6571
public let kAudioUnitSubType_Delay: UInt32 = 0x6465_6C79
public let kAudioUnitSubType_Distortion: UInt32 = 0x6469_7374
public let kAudioUnitSubType_NewTimePitch: UInt32 = 0x6E75_7470
public let kAudioUnitSubType_AUiPodTimeOther: UInt32 = 0x6970_746F
public let kAudioUnitSubType_MultiChannelMixer: UInt32 = 0x6D63_6D78
public let kAudioUnitSubType_Sampler: UInt32 = 0x7361_6D70
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706C

public let kAudioUnitScope_Global: UInt32 = 0
public let kAudioUnitScope_Input: UInt32 = 1
public let kAudioUnitScope_Output: UInt32 = 2
public let kAudioUnitProperty_SampleRate: UInt32 = 2
public let kAudioUnitProperty_StreamFormat: UInt32 = 8
public let kAudioUnitProperty_MaximumFramesPerSlice: UInt32 = 14
public let kAudioUnitProperty_SetRenderCallback: UInt32 = 23
public let kAudioOutputUnitProperty_EnableIO: UInt32 = 2003
public let kAudioOutputUnitProperty_SetInputCallback: UInt32 = 2005
