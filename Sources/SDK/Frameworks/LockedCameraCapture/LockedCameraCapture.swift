@_exported import ExtensionFoundation
import ExtensionKit
@_exported import Foundation
import FoundationSupplement
import SwiftUI

public protocol LockedCameraCaptureExtensionScene: AppExtensionScene {}

/// The extension that takes images while the phone is locked. Only widget extensions run here.
public protocol LockedCameraCaptureExtension: AppExtension {
    associatedtype Body: LockedCameraCaptureExtensionScene
    @MainActor var body: Body { get }
}

public struct LockedCameraCaptureExtensionConfiguration: AppExtensionConfiguration {}

extension LockedCameraCaptureExtension {
    public var configuration: LockedCameraCaptureExtensionConfiguration { LockedCameraCaptureExtensionConfiguration() }
}

@MainActor @preconcurrency
public struct LockedCameraCaptureUIScene<Content: View>: LockedCameraCaptureExtensionScene {
    public let session = LockedCameraCaptureSession()
    private let content: (LockedCameraCaptureSession) -> Content

    public init(content: @escaping (LockedCameraCaptureSession) -> Content) {
        self.content = content
    }

    public var body: some AppExtensionScene {
        PrimitiveAppExtensionScene(id: "capture") {
            content(session)
        } onConnection: { _ in
            false
        }
    }
}

public final class LockedCameraCaptureSession: Sendable {
    init() {}

    public var sessionContentURL: URL { FileManager.default.temporaryDirectory }

    public func openApplication(for userActivity: NSUserActivity) async throws {
        Notices.current.addInert("LockedCameraCaptureSession.openApplication", .appOnly)
        throw CocoaError(.featureUnsupported)
    }

    public func invalidateSessionContent() async throws {}
}

/// The photos taken while the phone was locked; none.
public final class LockedCameraCaptureManager: Sendable {
    public enum SessionContentUpdate: Equatable, Hashable, Sendable {
        case initial(urls: [URL])
        case added(url: URL)
        case removed(url: URL)
    }

    public static let shared = LockedCameraCaptureManager()

    init() {}

    public var sessionContentURLs: [URL] { [] }

    public var sessionContentUpdates: some AsyncSequence<LockedCameraCaptureManager.SessionContentUpdate, Never> {
        AsyncStream<SessionContentUpdate> { continuation in
            continuation.yield(.initial(urls: []))
            continuation.finish()
        }
    }

    public func invalidateSessionContent(at url: URL) async throws {}
    public func beginDelayingAppearance() {}
    public func endDelayingAppearance() {}
}

public let NSUserActivityTypeLockedCameraCapture = "NSUserActivityTypeLockedCameraCapture"
