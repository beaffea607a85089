@_exported import Foundation
import FoundationSupplement

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a sound of the system. The simulated device is silent, which is reported.
public func AudioServicesPlaySystemSound(_ soundID: SystemSoundID) {
    Silence.note()
}

/// Plays a sound of the system and shakes the device; the simulated one is silent and still, which is reported.
public func AudioServicesPlayAlertSound(_ soundID: SystemSoundID) {
    Silence.note()
}

/// As above; the completion is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ soundID: SystemSoundID, _ completion: (@Sendable () -> Void)?
) {
    Silence.note()
    completion?()
}

private enum Silence {
    static func note() {
        Notices.current.add(
            Notices.Notice(
                .note, subject: "AudioServicesPlaySystemSound",
                message: "The simulated device is silent: no sound of the system is played.",
                remedy: "Listen to it on a phone; what the widget shows meanwhile is drawn."))
    }
}
