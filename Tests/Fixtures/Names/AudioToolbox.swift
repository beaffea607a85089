import AudioToolbox

func playNames(_ url: URL) {
    var sound: SystemSoundID = 0
    AudioServicesCreateSystemSoundID(url as CFURL, &sound)
    let played = sound
    AudioServicesPlaySystemSoundWithCompletion(played) { AudioServicesDisposeSystemSoundID(played) }
    AudioServicesPlayAlertSound(SystemSoundID(kSystemSoundID_Vibrate))
    AudioServicesPlaySystemSound(1519)
}
