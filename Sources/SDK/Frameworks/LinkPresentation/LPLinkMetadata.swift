import Foundation
import FoundationSupplement
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The metadata of a link.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        func text(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
        }
        originalURL = text("originalURL").flatMap { URL(string: $0) }
        url = text("url").flatMap { URL(string: $0) }
        title = text("title")
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        let texts = ["originalURL": originalURL?.absoluteString, "url": url?.absoluteString, "title": title]
        for case (let key, let text?) in texts { coder.encode(text as NSString, forKey: key) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Fetches the metadata of a link; a widget has no process that reads web pages, so nothing is found.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30

    public override init() {
        super.init()
    }

    private func rejection() -> LPError {
        Notices.current.addInert("LPMetadataProvider.startFetchingMetadata", .absent("web page reader"))
        return LPError(.metadataFetchFailed)
    }

    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        let error = rejection()
        onMainQueueLater { completionHandler(nil, error) }
    }

    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw rejection() }

    open func cancel() {}
}

/// Shows a link; views of UIKit are not drawn in a widget.
@MainActor @preconcurrency
open class LPLinkView: UIView {
    open var metadata = LPLinkMetadata()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(url URL: URL) {
        self.init(frame: .zero)
        metadata.url = URL
    }

    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
