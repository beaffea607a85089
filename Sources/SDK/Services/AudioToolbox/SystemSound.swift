@_exported import CoreAudio
@_exported import Foundation
import FoundationSupplement

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kSystemSoundID_FlashScreen: SystemSoundID = 0xFFE
public let kUserPreferredAlert: SystemSoundID = 0x1000
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 1_886_681_407
public let kAudioServicesBadPropertySizeError: OSStatus = 561_211_770
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 1_769_174_377
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 1_768_318_057

/// Plays a sound of the system. The simulated device is silent, which is reported.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    Notices.current.addSilence(of: "AudioServicesPlaySystemSound")
}

/// Plays a sound of the system and shakes the device; the simulated one is silent and still, which is reported.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    Notices.current.addSilence(of: "AudioServicesPlaySystemSound")
}

/// As above; the completion is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    Notices.current.addSilence(of: "AudioServicesPlaySystemSound")
    inCompletionBlock?()
}

/// As above; the completion is called at once.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    Notices.current.addSilence(of: "AudioServicesPlaySystemSound")
    inCompletionBlock?()
}

/// Has no effect: the sound would not be heard.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = 0x2000
    return kAudioServicesNoError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }

@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: Any?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    kAudioServicesNoError
}

public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}

@discardableResult
public func AudioServicesSetProperty(
    _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
    _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
    kAudioServicesNoError
}

@discardableResult
public func AudioServicesGetProperty(
    _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
    _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer?
) -> OSStatus {
    kAudioServicesUnsupportedPropertyError
}
