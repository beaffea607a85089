import Dispatch
import Foundation
import FoundationSupplement

public typealias AudioObjectID = UInt32
public typealias AudioDeviceID = AudioObjectID
public typealias AudioStreamID = AudioObjectID
public typealias AudioObjectPropertySelector = UInt32
public typealias AudioObjectPropertyScope = UInt32
public typealias AudioObjectPropertyElement = UInt32
public typealias AudioObjectPropertyListenerBlock = (UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void
public typealias AudioObjectPropertyListenerProc = (
    AudioObjectID, UInt32, UnsafePointer<AudioObjectPropertyAddress>, UnsafeMutableRawPointer?
) -> OSStatus

/// The address of a device property.
public struct AudioObjectPropertyAddress: Sendable {
    public var mSelector: AudioObjectPropertySelector
    public var mScope: AudioObjectPropertyScope
    public var mElement: AudioObjectPropertyElement

    public init() {
        self.init(mSelector: 0, mScope: 0, mElement: 0)
    }

    public init(
        mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope, mElement: AudioObjectPropertyElement
    ) {
        self.mSelector = mSelector
        self.mScope = mScope
        self.mElement = mElement
    }
}

/// `glob` as a number.
private func code(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
}

public let kAudioObjectUnknown: AudioObjectID = 0
public let kAudioObjectSystemObject: Int32 = 1
public let kAudioDeviceUnknown: AudioObjectID = 0

public let kAudioHardwareNoError: OSStatus = 0
public let kAudioHardwareUnknownPropertyError = OSStatus(bitPattern: code("who?"))
public let kAudioHardwareBadObjectError = OSStatus(bitPattern: code("!obj"))
public let kAudioHardwareBadDeviceError = OSStatus(bitPattern: code("!dev"))
public let kAudioHardwareNotRunningError = OSStatus(bitPattern: code("stop"))

public let kAudioObjectPropertyScopeGlobal = code("glob")
public let kAudioObjectPropertyScopeInput = code("inpt")
public let kAudioObjectPropertyScopeOutput = code("outp")
public let kAudioObjectPropertyScopePlayThrough = code("ptru")
public let kAudioObjectPropertyElementMain: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyElementMaster: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyElementWildcard: AudioObjectPropertyElement = 0xFFFF_FFFF
public let kAudioObjectPropertyScopeWildcard = code("****")
public let kAudioObjectPropertySelectorWildcard = code("****")
public let kAudioDevicePropertyScopeInput = code("inpt")
public let kAudioDevicePropertyScopeOutput = code("outp")

public let kAudioObjectPropertyName = code("lnam")
public let kAudioObjectPropertyManufacturer = code("lmak")
public let kAudioObjectPropertyElementName = code("lchn")
public let kAudioObjectPropertyOwnedObjects = code("ownd")
public let kAudioHardwarePropertyDevices = code("dev#")
public let kAudioHardwarePropertyDefaultInputDevice = code("dIn ")
public let kAudioHardwarePropertyDefaultOutputDevice = code("dOut")
public let kAudioHardwarePropertyDefaultSystemOutputDevice = code("sOut")
public let kAudioHardwarePropertyTranslateUIDToDevice = code("uidd")
public let kAudioDevicePropertyDeviceUID = code("uid ")
public let kAudioDevicePropertyDeviceName = code("name")
public let kAudioDevicePropertyDeviceNameCFString = code("lnam")
public let kAudioDevicePropertyTransportType = code("tran")
public let kAudioDevicePropertyDeviceIsAlive = code("livn")
public let kAudioDevicePropertyDeviceIsRunning = code("goin")
public let kAudioDevicePropertyDeviceIsRunningSomewhere = code("gone")
public let kAudioDevicePropertyNominalSampleRate = code("nsrt")
public let kAudioDevicePropertyAvailableNominalSampleRates = code("nsr#")
public let kAudioDevicePropertyStreams = code("stm#")
public let kAudioDevicePropertyStreamConfiguration = code("slay")
public let kAudioDevicePropertyVolumeScalar = code("volm")
public let kAudioDevicePropertyVolumeDecibels = code("vold")
public let kAudioDevicePropertyMute = code("mute")
public let kAudioDevicePropertyDataSource = code("ssrc")
public let kAudioDevicePropertyBufferFrameSize = code("fsiz")
public let kAudioDevicePropertyLatency = code("ltnc")
public let kAudioHardwareServiceDeviceProperty_VirtualMainVolume = code("vmvc")
public let kAudioHardwareServiceDeviceProperty_VirtualMasterVolume = code("vmvc")

public let kAudioDeviceTransportTypeUnknown: UInt32 = 0
public let kAudioDeviceTransportTypeBuiltIn = code("bltn")
public let kAudioDeviceTransportTypeAggregate = code("grup")
public let kAudioDeviceTransportTypeVirtual = code("virt")
public let kAudioDeviceTransportTypeUSB = code("usb ")
public let kAudioDeviceTransportTypeBluetooth = code("blue")
public let kAudioDeviceTransportTypeBluetoothLE = code("blea")
public let kAudioDeviceTransportTypeHDMI = code("hdmi")
public let kAudioDeviceTransportTypeDisplayPort = code("dprt")
public let kAudioDeviceTransportTypeAirPlay = code("airp")

// The simulated Mac has no sound devices.

private func absent(_ name: String) -> OSStatus {
    Notices.current.addInert(name, .absent("audio device"))
    return kAudioHardwareBadObjectError
}

public func AudioObjectHasProperty(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>
) -> Bool {
    false
}

@discardableResult
public func AudioObjectIsPropertySettable(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ outIsSettable: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus {
    outIsSettable.pointee = false
    return absent("AudioObjectIsPropertySettable")
}

@discardableResult
public func AudioObjectGetPropertyDataSize(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    outDataSize.pointee = 0
    return absent("AudioObjectGetPropertyDataSize")
}

@discardableResult
public func AudioObjectGetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>,
    _ outData: UnsafeMutableRawPointer
) -> OSStatus {
    absent("AudioObjectGetPropertyData")
}

@discardableResult
public func AudioObjectSetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ inDataSize: UInt32,
    _ inData: UnsafeRawPointer
) -> OSStatus {
    absent("AudioObjectSetPropertyData")
}

@discardableResult
public func AudioObjectAddPropertyListenerBlock(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus {
    absent("AudioObjectAddPropertyListenerBlock")
}

@discardableResult
public func AudioObjectRemovePropertyListenerBlock(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus {
    kAudioHardwareNoError
}

@discardableResult
public func AudioObjectAddPropertyListener(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inListener: @escaping AudioObjectPropertyListenerProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    absent("AudioObjectAddPropertyListener")
}

@discardableResult
public func AudioObjectRemovePropertyListener(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inListener: @escaping AudioObjectPropertyListenerProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    kAudioHardwareNoError
}
