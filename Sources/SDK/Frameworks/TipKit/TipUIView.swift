import SwiftUI
import UIKit

/// A tip as a view of UIKit: an empty one.
open class TipUIView: UIView {
    open var imageSize: CGSize?
    open var viewStyle: (any TipViewStyle)?

    @preconcurrency
    public init(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

open class TipUICollectionViewCell: UICollectionViewCell {
    open var imageSize: CGSize?
    open var viewStyle: (any TipViewStyle)?

    @preconcurrency
    open func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {}
}

/// A tip that points at a view; a widget cannot present it.
open class TipUIPopoverViewController: UIViewController {
    open var imageSize: CGSize?
    open var viewStyle: (any TipViewStyle)?

    @preconcurrency
    public init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
