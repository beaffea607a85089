import UIKit
import Vision

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Reads texts and codes through the camera; shown by apps alone.
@MainActor
open class DataScannerViewController: UIViewController {
    public enum QualityLevel: Hashable, Sendable {
        case balanced, fast, accurate
    }

    public enum TextContentType: Hashable, Sendable, CaseIterable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
        case telephoneNumber, URL, currency
    }

    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String

        public static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType { RecognizedDataType(name: "text") }

        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(name: "barcode")
        }
    }

    public enum ScanningUnavailable: Error, Hashable, Sendable {
        case unsupported, cameraRestricted
    }

    public static var isSupported: Bool { false }
    public static var isAvailable: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }

    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public weak var delegate: (any DataScannerViewControllerDelegate)?
    public var regionOfInterest: CGRect?
    public var zoomFactor = 1.0
    public var isScanning: Bool { false }
    public var overlayContainerView: UIView { view }
    public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        self.qualityLevel = qualityLevel
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        recognizedDataTypes = []
        qualityLevel = .balanced
        super.init(coder: coder)
    }

    public func startScanning() throws { throw ScanningUnavailable.unsupported }

    public func stopScanning() {}

    public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

public enum RecognizedItem: Identifiable, Sendable {
    public struct Bounds: Hashable, Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
    }

    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
        public let bounds: Bounds
    }

    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
        public let bounds: Bounds
    }

    case text(Text)
    case barcode(Barcode)

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }

    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let barcode): barcode.bounds
        }
    }
}

@MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}

/// Photographs documents; shown by apps alone.
open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var pageCount: Int { 0 }

    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

@MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// Finds texts, subjects and codes in images; none here.
public final class ImageAnalyzer: Sendable {
    public struct AnalysisTypes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 16)
    }

    public struct Configuration: Hashable, Sendable {
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []

        public init(_ types: AnalysisTypes) {
            analysisTypes = types
        }
    }

    public static var isSupported: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }

    public init() {}

    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }
}

public final class ImageAnalysis: Sendable {
    public let transcript = ""

    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

@MainActor
public final class ImageAnalysisInteraction: NSObject {
    public struct InteractionTypes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let automatic = InteractionTypes(rawValue: 1)
        public static let textSelection = InteractionTypes(rawValue: 2)
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        public static let imageSubject = InteractionTypes(rawValue: 8)
    }

    public var analysis: ImageAnalysis?
    public var preferredInteractionTypes: InteractionTypes = []
}
