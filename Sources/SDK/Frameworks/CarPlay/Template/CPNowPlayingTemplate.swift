import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let CPNowPlayingButtonMaximumImageSize = CGSize(width: 20, height: 20)

open class CPNowPlayingButton: NSObject, @unchecked Sendable {
    open var isEnabled = true
    open var isSelected = false
    private let handler: ((CPNowPlayingButton) -> Void)?

    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.handler = handler
        super.init()
    }
}

open class CPNowPlayingImageButton: CPNowPlayingButton, @unchecked Sendable {
    public let image: UIImage?

    public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.image = image
        super.init(handler: handler)
    }
}

open class CPNowPlayingShuffleButton: CPNowPlayingButton, @unchecked Sendable {}
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton, @unchecked Sendable {}
open class CPNowPlayingMoreButton: CPNowPlayingButton, @unchecked Sendable {}
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton, @unchecked Sendable {}
open class CPNowPlayingRepeatButton: CPNowPlayingButton, @unchecked Sendable {}

@MainActor @preconcurrency
open class CPNowPlayingTemplate: CPTemplate {
    public class var shared: CPNowPlayingTemplate { theOne }

    open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
    open var isUpNextButtonEnabled = false
    open var upNextTitle = ""
    open var isAlbumArtistButtonEnabled = false

    private static let theOne = CPNowPlayingTemplate()
    private let observers = NSHashTable<AnyObject>.weakObjects()

    open func add(_ observer: any CPNowPlayingTemplateObserver) {
        observers.add(observer)
    }

    open func remove(_ observer: any CPNowPlayingTemplateObserver) {
        observers.remove(observer)
    }

    open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
        self.nowPlayingButtons = nowPlayingButtons
    }
}

@MainActor @preconcurrency
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}
