import ARKit
@_exported import Foundation
import FoundationSupplement
import UIKit
import simd

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A scanned room.
public struct CapturedRoom: Codable, Sendable {
    public enum Confidence: Codable, Hashable, Sendable {
        case high, medium, low
    }

    public struct Surface: Identifiable, Codable, Sendable {
        public enum Category: Codable, Hashable, Sendable {
            case wall
            case opening
            case window
            case door(isOpen: Bool)
            case floor
        }

        public let identifier: UUID
        public let category: Category
        public let confidence: Confidence
        public let dimensions: simd_float3
        public var id: UUID { identifier }
    }

    public struct Object: Identifiable, Codable, Sendable {
        public enum Category: String, Codable, Hashable, CaseIterable, Sendable {
            case storage, refrigerator, stove, bed, sink, washerDryer, toilet, bathtub, oven, dishwasher, table, sofa
            case chair, fireplace, television, stairs
        }

        public let identifier: UUID
        public let category: Category
        public let confidence: Confidence
        public let dimensions: simd_float3
        public var id: UUID { identifier }
    }

    public struct USDExportOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let parametric = USDExportOptions(rawValue: 1)
        public static let mesh = USDExportOptions(rawValue: 2)
        public static let model = USDExportOptions(rawValue: 4)
    }

    public let identifier: UUID
    public let walls: [Surface]
    public let doors: [Surface]
    public let windows: [Surface]
    public let openings: [Surface]
    public let objects: [Object]

    public func export(to url: URL, exportOptions: USDExportOptions = .mesh) throws {
        throw CocoaError(.featureUnsupported)
    }
}

public struct CapturedRoomData: Codable, Sendable {}

/// Measures rooms; the simulated device cannot.
public class RoomCaptureSession: @unchecked Sendable {
    public struct Configuration: Sendable {
        public var isCoachingEnabled = true
        public init() {}
    }

    public enum Instruction: Hashable, Codable, Sendable {
        case moveCloseToWall, moveAwayFromWall, slowDown, turnOnLight, normal, lowTexture
    }

    public static var isSupported: Bool { false }

    public weak var delegate: (any RoomCaptureSessionDelegate)?

    public init() {}

    public func run(configuration: RoomCaptureSession.Configuration) {
        Notices.current.addInert("RoomCaptureSession.run", .absent("depth camera"))
    }

    public func stop() {}
    public func stop(pauseARSession: Bool) {}
}

public protocol RoomCaptureSessionDelegate: AnyObject {
    func captureSession(_ session: RoomCaptureSession, didUpdate room: CapturedRoom)
    func captureSession(_ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction)
    func captureSession(
        _ session: RoomCaptureSession, didStartWith configuration: RoomCaptureSession.Configuration)
    func captureSession(_ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?)
}

extension RoomCaptureSessionDelegate {
    public func captureSession(_ session: RoomCaptureSession, didUpdate room: CapturedRoom) {}
    public func captureSession(
        _ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction
    ) {}
    public func captureSession(
        _ session: RoomCaptureSession, didStartWith configuration: RoomCaptureSession.Configuration
    ) {}
    public func captureSession(
        _ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?
    ) {}
}

@MainActor @preconcurrency
public protocol RoomCaptureViewDelegate: AnyObject {
    func captureView(shouldPresent roomDataForProcessing: CapturedRoomData, error: (any Error)?) -> Bool
    func captureView(didPresent processedResult: CapturedRoom, error: (any Error)?)
}

@MainActor @preconcurrency
open class RoomCaptureView: UIView {
    public let captureSession: RoomCaptureSession! = RoomCaptureSession()
    public weak var delegate: (any RoomCaptureViewDelegate)?
    public var isModelEnabled = true
}

public class RoomBuilder: @unchecked Sendable {
    public struct ConfigurationOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let beautifyObjects = ConfigurationOptions(rawValue: 1)
    }

    public init(options: ConfigurationOptions) {}

    public func capturedRoom(from data: CapturedRoomData) async throws -> CapturedRoom {
        throw CocoaError(.featureUnsupported)
    }
}
