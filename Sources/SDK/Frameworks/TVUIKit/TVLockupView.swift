@_exported import UIKit

@MainActor @preconcurrency
public protocol TVLockupViewComponent {
    func updateAppearance(forLockupView state: UIControl.State)
}

@MainActor @preconcurrency
open class TVLockupHeaderFooterView: UIView, TVLockupViewComponent {
    open var titleLabel: UILabel? { title }
    open var subtitleLabel: UILabel? { subtitle }
    open var showsOnlyWhenAncestorFocused = false
    private let title = UILabel()
    private let subtitle = UILabel()

    open func updateAppearance(forLockupView state: UIControl.State) {}
}

@MainActor @preconcurrency
open class TVLockupView: UIControl {
    public let contentView = UIView()
    open var contentSize = CGSize.zero
    open var headerView: TVLockupHeaderFooterView?
    open var footerView: TVLockupHeaderFooterView?
    open var contentViewInsets = NSDirectionalEdgeInsets.zero
    open var focusSizeIncrease = NSDirectionalEdgeInsets.zero
}

@MainActor @preconcurrency
open class TVCardView: TVLockupView {
    open var cardBackgroundColor: UIColor?
}

@MainActor @preconcurrency
open class TVCaptionButtonView: TVLockupView {
    public enum MotionDirection: Int, Sendable {
        case none = 0
        case horizontal
        case vertical
        case all
    }

    open var contentImage: UIImage?
    open var contentText: String?
    open var title: String?
    open var subtitle: String?
    open var motionDirection = TVCaptionButtonView.MotionDirection.all
}

@MainActor @preconcurrency
open class TVMonogramView: TVLockupView {
    open var personNameComponents: PersonNameComponents?
    open var image: UIImage?
    open var title: String?
    open var subtitle: String?
}

@MainActor @preconcurrency
open class TVPosterView: TVLockupView {
    open var image: UIImage?
    public let imageView = UIImageView()
    open var title: String?
    open var subtitle: String?

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

@MainActor @preconcurrency
open class TVDigitEntryViewController: UIViewController {
    open var entryCompletionHandler: ((String) -> Void)?
    open var titleText: String?
    open var promptText: String?
    open var isSecureDigitEntry = false
    open var numberOfDigits = 4

    open func clearEntry(animated: Bool) {}
}
