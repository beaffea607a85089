@_exported import Foundation
import FoundationSupplement

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a sound of the system. The simulated device is silent, which is reported.
public func AudioServicesPlaySystemSound(_ soundID: SystemSoundID) {
    Notices.current.addSilence(of: "AudioServicesPlaySystemSound")
}

/// Plays a sound of the system and shakes the device; the simulated one is silent and still, which is reported.
public func AudioServicesPlayAlertSound(_ soundID: SystemSoundID) {
    Notices.current.addSilence(of: "AudioServicesPlaySystemSound")
}

/// As above; the completion is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ soundID: SystemSoundID, _ completion: (@Sendable () -> Void)?
) {
    Notices.current.addSilence(of: "AudioServicesPlaySystemSound")
    completion?()
}
