import Foundation
import Photos

/// The configuration of a picker.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String

    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
    public static let bursts = PHPickerFilter(name: "bursts")
    public static let panoramas = PHPickerFilter(name: "panoramas")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
    public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
    public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
    public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
    public static let spatialMedia = PHPickerFilter(name: "spatialMedia")

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "any(" + subfilters.map(\.name).joined(separator: ",") + ")")
    }

    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "all(" + subfilters.map(\.name).joined(separator: ",") + ")")
    }

    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not(\(filter.name))") }

    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(name: "playbackStyle(\(playbackStyle.rawValue))")
    }
}

extension PHAsset {
    public typealias PlaybackStyle = PHAssetPlaybackStyle
}

public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let search = PHPickerCapabilities(rawValue: 1)
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

public struct PHPickerConfiguration: Hashable, Sendable {
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    public enum Selection: Int, Sendable {
        case `default`, ordered, continuous, continuousAndOrdered, people
    }

    public enum Mode: Int, Sendable {
        case `default`, compact
    }

    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var selectionLimit = 1
    public var preselectedAssetIdentifiers: [String] = []
    public var mode = Mode.default
    public var disabledCapabilities: PHPickerCapabilities = []

    public init() {}

    public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult: Hashable, @unchecked Sendable {
    // Sendable: its properties are constants; one task at a time loads from the provider, as on Apple's systems.
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user pick photos; only apps can show it.
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    open func deselectAssets(withIdentifiers identifiers: [String]) {}

    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}

    open func scrollToInitialPosition() {}

    open func zoomIn() {}

    open func zoomOut() {}
}

extension PHPhotoLibrary {
    /// Has no effect: a widget shows no picker.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}

    @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) {
        completionHandler([])
    }
}

/// Shows a Live Photo; empty here.
open class PHLivePhotoView: UIView {
    open var livePhoto: PHLivePhoto?
    open var isMuted = false

    open func stopPlayback() {}
}
