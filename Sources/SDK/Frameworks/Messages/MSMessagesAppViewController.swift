import Foundation
import UIKit

public enum MSMessagesAppPresentationStyle: UInt, Sendable {
    case compact = 0
    case expanded = 1
    case transcript = 2
}

public enum MSMessagesAppPresentationContext: UInt, Sendable {
    case messages = 0
    case media = 1
}

public enum MSStickerSize: Int, Sendable {
    case small = 0
    case regular = 1
    case large = 2
}

/// An app's interface within Messages; a widget shows none of it.
@MainActor @preconcurrency
open class MSMessagesAppViewController: UIViewController {
    open var activeConversation: MSConversation? { nil }
    open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
    open var presentationContext: MSMessagesAppPresentationContext { .messages }
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
}

@MainActor @preconcurrency
open class MSStickerView: UIView {
    open var sticker: MSSticker?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public init(frame: CGRect, sticker: MSSticker?) {
        self.sticker = sticker
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func startAnimating() {}
    open func stopAnimating() {}
    open func isAnimating() -> Bool { false }
}

@MainActor @preconcurrency
public protocol MSStickerBrowserViewDataSource: AnyObject {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}

@MainActor @preconcurrency
open class MSStickerBrowserView: UIView {
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?
    open var stickerSize: MSStickerSize { .regular }
    open func reloadData() {}
}

@MainActor @preconcurrency
open class MSStickerBrowserViewController: UIViewController {
    public let stickerSize: MSStickerSize
    public let stickerBrowserView = MSStickerBrowserView(frame: .zero)

    public init(stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        stickerSize = .regular
        super.init(coder: coder)
    }

    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
}
