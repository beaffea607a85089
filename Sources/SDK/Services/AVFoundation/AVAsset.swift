import CoreMedia
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum AVKeyValueStatus: Int, Sendable {
    case unknown, loading, loaded, failed, cancelled
}

/// Properties of media that can be loaded asynchronously.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}

public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {}

/// Media with asynchronously loaded properties; media cannot be decoded here, so loading fails.
public protocol AVAsynchronousKeyValueLoading {
    func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}

extension AVAsynchronousKeyValueLoading {
    public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
        throw AVError(.decoderNotFound)
    }

    public func load<A, B>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) {
        (try await load(first), try await load(second))
    }

    public func load<A, B, C>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) {
        (try await load(first), try await load(second), try await load(third))
    }

    public func statusOfValue(
        forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
    ) -> AVKeyValueStatus { .failed }

    public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?) {
        DispatchQueue.global().async { handler?() }
    }
}

/// A video or audio file. Its duration and tracks are unknown here: it is not decoded before playback.
open class AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    public override init() {
        super.init()
    }

    public convenience init(url URL: URL) {
        self.init()
    }

    open var duration: CMTime { .indefinite }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var providesPreciseDurationAndTiming: Bool { false }
    open var tracks: [AVAssetTrack] { [] }
    open var isPlayable: Bool { true }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var isComposable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open var availableChapterLocales: [Locale] { [] }
    open var creationDate: AVMetadataItem? { nil }
    open var lyrics: String? { nil }
    open var isCompatibleWithAirPlayVideo: Bool { false }
    open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }

    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }

    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }

    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }

    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }

    open func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> AVMediaSelectionGroup? { nil }

    open func mediaSelectionGroup(forMediaCharacteristic c: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }

    open func cancelLoading() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { AVAsyncProperty() }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty() }
    public static var lyrics: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
}

/// Media at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public let resourceLoader = AVAssetResourceLoader()
    open var assetCache: AVAssetCache? { nil }
    open var httpSessionIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }

    open class func audiovisualTypes() -> [AVFileType] { [.mov, .mp4, .m4v, .m4a, .mp3, .wav, .caf] }

    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

open class AVAssetCache: NSObject, @unchecked Sendable {
    open var isPlayableOffline: Bool { false }
}

public typealias CMPersistentTrackID = Int32

public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open weak var asset: AVAsset? { nil }
    open var trackID: CMPersistentTrackID { 0 }
    open var mediaType: AVMediaType { .video }
    open var formatDescriptions: [Any] { [] }
    open var isPlayable: Bool { false }
    open var isEnabled: Bool { true }
    open var timeRange: CMTimeRange { .invalid }
    open var naturalTimeScale: CMTimeScale { 600 }
    open var estimatedDataRate: Float { 0 }
    open var languageCode: String? { nil }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var preferredVolume: Float { 1 }
    open var nominalFrameRate: Float { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var metadata: [AVMetadataItem] { [] }

    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty() }
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { AVAsyncProperty() }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
}

/// A fact about media.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open var identifier: AVMetadataIdentifier? { nil }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open var dataType: String? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var numberValue: NSNumber? { nil }
    open var dateValue: Date? { nil }
    open var dataValue: Data? { nil }
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    open var keySpace: AVMetadataKeySpace? { nil }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.keySpace == keySpace }
    }
}

public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URIString")
    public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty() }
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty() }
    public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty() }
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty() }
}

open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private var name: AVMetadataIdentifier?
    private var tag: String?
    private var content: (any NSCopying & NSObjectProtocol)?
    private var kind: String?

    public override init() {
        super.init()
    }

    open override var identifier: AVMetadataIdentifier? {
        get { name }
        set { name = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { tag }
        set { tag = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { content }
        set { content = newValue }
    }
    open override var dataType: String? {
        get { kind }
        set { kind = newValue }
    }
    open override var stringValue: String? { (content as? NSString).map { String(describing: $0) } }
}

open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    open var options: [AVMediaSelectionOption] { [] }
    open var defaultOption: AVMediaSelectionOption? { nil }
    open var allowsEmptySelection: Bool { true }
}

open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .audio }
    open var displayName: String { "" }
    open var locale: Locale? { nil }
    open var extendedLanguageTag: String? { nil }
    open var isPlayable: Bool { true }

    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}
