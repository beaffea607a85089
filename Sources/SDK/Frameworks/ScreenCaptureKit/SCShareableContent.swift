@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class SCRunningApplication: NSObject, @unchecked Sendable {
    open var bundleIdentifier: String { "" }
    open var applicationName: String { "" }
    open var processID: pid_t { 0 }
}

open class SCWindow: NSObject, @unchecked Sendable {
    open var windowID: UInt32 { 0 }
    open var frame: CGRect { .zero }
    open var title: String? { nil }
    open var windowLayer: Int { 0 }
    open var owningApplication: SCRunningApplication? { nil }
    open var isOnScreen: Bool { false }
    open var isActive: Bool { false }
}

open class SCDisplay: NSObject, @unchecked Sendable {
    open var displayID: UInt32 { 0 }
    open var width: Int { 0 }
    open var height: Int { 0 }
    open var frame: CGRect { .zero }
}

/// The content available for capture; the user denied access.
open class SCShareableContent: NSObject, @unchecked Sendable {
    open var windows: [SCWindow] { [] }
    open var displays: [SCDisplay] { [] }
    open var applications: [SCRunningApplication] { [] }

    open class var current: SCShareableContent {
        get async throws { throw rejected() }
    }

    open class func excludingDesktopWindows(
        _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool
    ) async throws -> SCShareableContent {
        throw rejected()
    }

    open class func getWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
    ) {
        completionHandler(nil, rejected())
    }

    private class func rejected() -> any Error {
        Notices.current.addInert("SCShareableContent", .unauthorized("the screen"))
        return SCStreamError(.userDeclined)
    }
}

open class SCContentFilter: NSObject, @unchecked Sendable {
    public init(desktopIndependentWindow window: SCWindow) {
        super.init()
    }

    public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) {
        super.init()
    }

    public init(display: SCDisplay, including includedWindows: [SCWindow]) {
        super.init()
    }

    public init(
        display: SCDisplay, excludingApplications applications: [SCRunningApplication],
        exceptingWindows: [SCWindow]
    ) {
        super.init()
    }

    open var contentRect: CGRect { .zero }
    open var pointPixelScale: Float { 1 }
}

open class SCStreamConfiguration: NSObject, @unchecked Sendable {
    open var width = 1920
    open var height = 1080
    open var minimumFrameInterval = CMTime(value: 1, timescale: 60)
    open var pixelFormat: OSType = 0
    open var scalesToFit = false
    open var showsCursor = true
    open var sourceRect = CGRect.zero
    open var destinationRect = CGRect.zero
    open var queueDepth = 3
    open var capturesAudio = false
    open var sampleRate = 48000
    open var channelCount = 2
    open var excludesCurrentProcessAudio = false
    open var captureMicrophone = false
}

public enum SCStreamOutputType: Int, Sendable {
    case screen = 0
    case audio
    case microphone
}

public protocol SCStreamOutput: NSObjectProtocol {
    func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
}

extension SCStreamOutput {
    public func stream(
        _ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType
    ) {}
}

public protocol SCStreamDelegate: NSObjectProtocol {
    func stream(_ stream: SCStream, didStopWithError error: any Error)
}

extension SCStreamDelegate {
    public func stream(_ stream: SCStream, didStopWithError error: any Error) {}
}

open class SCStream: NSObject, @unchecked Sendable {
    public init(
        filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration,
        delegate: (any SCStreamDelegate)?
    ) {
        super.init()
    }

    open func addStreamOutput(
        _ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?
    ) throws {}
    open func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws {}
    open func startCapture() async throws {
        Notices.current.addInert("SCStream.startCapture", .unauthorized("the screen"))
        throw SCStreamError(.userDeclined)
    }
    open func stopCapture() async throws {}
    open func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws {}
    open func updateContentFilter(_ contentFilter: SCContentFilter) async throws {}
}

open class SCScreenshotManager: NSObject, @unchecked Sendable {
    open class func captureImage(
        contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
    ) async throws -> CGImage {
        Notices.current.addInert("SCScreenshotManager.captureImage", .unauthorized("the screen"))
        throw SCStreamError(.userDeclined)
    }
}

public struct SCStreamError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case userDeclined = -3801
        case failedToStart = -3802
        case missingEntitlements = -3803
        case attemptToStartStreamState = -3807
        case attemptToStopStreamState = -3808
        case internalError = -3811
        case invalidParameter = -3812
        case noDisplayList = -3814
        case noCaptureSource = -3815
        case userStopped = -3817
    }

    public static var errorDomain: String { "com.apple.ScreenCaptureKit.SCStreamErrorDomain" }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }

    public static var userDeclined: Code { .userDeclined }
    public static var failedToStart: Code { .failedToStart }
    public static var missingEntitlements: Code { .missingEntitlements }
    public static var userStopped: Code { .userStopped }
}
