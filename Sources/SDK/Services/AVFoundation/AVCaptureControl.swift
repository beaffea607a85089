import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A camera control of a phone. A session accepts none here.
open class AVCaptureControl: NSObject, @unchecked Sendable {
    open var isEnabled = true

    override init() {
        super.init()
    }
}

open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) {
        super.init()
    }

    public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {
        super.init()
    }
}

open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) {
        super.init()
    }

    public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {
        super.init()
    }
}

open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
    open var value: Float = 0
    open var localizedValueFormat: String?
    open var prominentValues: [Float] = []
    open var accessibilityIdentifier: String?
    open private(set) var localizedTitle: String
    open private(set) var symbolName: String

    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
        self.localizedTitle = localizedTitle
        self.symbolName = symbolName
        value = range.lowerBound
        super.init()
    }

    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {
        self.localizedTitle = localizedTitle
        self.symbolName = symbolName
        value = range.lowerBound
        super.init()
    }

    public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
        self.localizedTitle = localizedTitle
        self.symbolName = symbolName
        value = values.first ?? 0
        super.init()
    }

    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Float) -> Void) {}
}

open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
    open var selectedIndex = 0
    open var accessibilityIdentifier: String?
    open private(set) var localizedTitle: String
    open private(set) var symbolName: String
    open private(set) var numberOfIndexes: Int
    open private(set) var localizedIndexTitles: [String]

    public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
        self.localizedTitle = localizedTitle
        self.symbolName = symbolName
        self.numberOfIndexes = numberOfIndexes
        localizedIndexTitles = []
        super.init()
    }

    public init(
        _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
        localizedTitleTransform: @escaping (Int) -> String
    ) {
        self.localizedTitle = localizedTitle
        self.symbolName = symbolName
        self.numberOfIndexes = numberOfIndexes
        localizedIndexTitles = (0..<max(0, numberOfIndexes)).map(localizedTitleTransform)
        super.init()
    }

    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
        self.localizedTitle = localizedTitle
        self.symbolName = symbolName
        numberOfIndexes = localizedIndexTitles.count
        self.localizedIndexTitles = localizedIndexTitles
        super.init()
    }

    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Int) -> Void) {}
}

public protocol AVCaptureSessionControlsDelegate: AnyObject {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

extension AVCaptureSession {
    public var supportsControls: Bool { false }
    public var maxControlsCount: Int { 0 }
    public var controls: [AVCaptureControl] { [] }
    public weak var controlsDelegate: (any AVCaptureSessionControlsDelegate)? { nil }
    public var controlsDelegateCallbackQueue: DispatchQueue? { nil }

    public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    public func addControl(_ control: AVCaptureControl) {}
    public func removeControl(_ control: AVCaptureControl) {}
    public func setControlsDelegate(
        _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue: DispatchQueue?
    ) {}
}
