import Photos

func item(of asset: PHAsset, then: @escaping (AVPlayerItem?) -> Void) {
    PHImageManager.default().requestPlayerItem(forVideo: asset, options: nil) { item, _ in then(item) }
}

final class Viewfinder: NSObject, AVCaptureSessionControlsDelegate {
    let session = AVCaptureSession()
    private var coordinator: AVCaptureDevice.RotationCoordinator?

    func addControls(for device: AVCaptureDevice) {
        guard session.supportsControls else { return }
        let zoom = AVCaptureSystemZoomSlider(device: device) { factor in print(factor) }
        let controls: [AVCaptureControl] = [zoom, AVCaptureSystemExposureBiasSlider(device: device)]
        for control in controls where session.canAddControl(control) { session.addControl(control) }
        let slider = AVCaptureSlider("Warmth", symbolName: "thermometer", in: -1...1)
        slider.setActionQueue(.main) { value in print(value) }
        let picker = AVCaptureIndexPicker("Filter", symbolName: "camera.filters", localizedIndexTitles: ["None", "Noir"])
        picker.setActionQueue(.main) { index in print(index) }
        session.setControlsDelegate(self, queue: .main)
        coordinator = AVCaptureDevice.RotationCoordinator(device: device, previewLayer: nil)
        print(coordinator?.videoRotationAngleForHorizonLevelCapture ?? 0)
    }

    func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
