import AVFoundation
import Foundation

final class Recorder: NSObject, AVAudioRecorderDelegate, AVSpeechSynthesizerDelegate {
    private var recorder: AVAudioRecorder?
    private let synthesizer = AVSpeechSynthesizer()

    override init() {
        super.init()
        synthesizer.delegate = self
        _ = NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
        ) { note in
            guard let raw = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
                let type = AVAudioSession.InterruptionType(rawValue: raw), type == .began
            else { return }
        }
    }

    func start(at url: URL) throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, mode: .default, options: [.defaultToSpeaker, .allowBluetoothA2DP])
        try session.setActive(true)
        let settings: [String: Any] = [
            AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44100, AVNumberOfChannelsKey: 2,
            AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
        ]
        recorder = try AVAudioRecorder(url: url, settings: settings)
        recorder?.delegate = self
        recorder?.record()
        let utterance = AVSpeechUtterance(string: "Hello")
        utterance.voice = AVSpeechSynthesisVoice.speechVoices().first { $0.language == "en-US" }
        synthesizer.speak(utterance)
    }

    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}

final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
    let session = AVCaptureSession()

    func configure() throws {
        guard AVCaptureDevice.authorizationStatus(for: .video) == .authorized,
            let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)
        else { return }
        session.beginConfiguration()
        let input = try AVCaptureDeviceInput(device: device)
        if session.canAddInput(input) { session.addInput(input) }
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        output.setMetadataObjectsDelegate(self, queue: .main)
        output.metadataObjectTypes = [.qr, .ean13]
        session.commitConfiguration()
        session.startRunning()
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.videoGravity = .resizeAspectFill
    }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        if let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject { print(code.stringValue ?? "") }
        session.stopRunning()
    }
}

func play(_ url: URL) async throws -> Double {
    let asset = AVURLAsset(url: url)
    let (duration, tracks) = try await asset.load(.duration, .tracks)
    let item = AVPlayerItem(asset: asset)
    let player = AVPlayer(playerItem: item)
    let interval = CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC))
    let token = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in print(time.seconds) }
    await player.seek(to: .zero)
    player.play()
    player.removeTimeObserver(token)
    let generator = AVAssetImageGenerator(asset: asset)
    generator.appliesPreferredTrackTransform = true
    _ = try await generator.image(at: .zero).image
    if let export = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetAppleM4A) {
        export.outputFileType = .m4a
        export.outputURL = url
        await export.export()
    }
    return duration.seconds + Double(tracks.count)
}
