// Sendable: the classes of this file have no mutable state outside of a lock.

/// An interaction of a view. Views store theirs; nothing happens.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// An interaction with a reference to its view.
@MainActor @preconcurrency
open class _Interaction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    public override init() {
        super.init()
    }
}

@MainActor @preconcurrency
open class UIPointerInteraction: _Interaction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        super.init()
        self.delegate = delegate
    }

    open func invalidate() {}
}

@MainActor @preconcurrency
open class UILargeContentViewerInteraction: _Interaction {
    open class var isEnabled: Bool { false }
}

@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
    public let identifier: Any
    public let sourcePoint: CGPoint

    public init(identifier: Any?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? "", sourcePoint)
        super.init()
    }
}

@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

@MainActor @preconcurrency
open class UIEditMenuInteraction: _Interaction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        super.init()
        self.delegate = delegate
    }

    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    open func dismissMenu() {}
    open func reloadVisibleMenu() {}
    open func updateVisibleMenuPosition(animated: Bool) {}
}

@MainActor @preconcurrency
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// One search in a view's text.
@MainActor @preconcurrency
open class UIFindSession: NSObject {
    public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }

    open var resultCount: Int { 0 }
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}
}

open class UITextSearchOptions: NSObject, @unchecked Sendable {
    public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }

    open var wordMatchMethod: WordMatchMethod { .contains }
    open var stringCompareOptions: NSString.CompareOptions { [] }
}

@MainActor @preconcurrency
open class UIFindInteraction: _Interaction {
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open var isFindNavigatorVisible: Bool { false }
    open var searchText: String?
    open var replacementText: String?
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(sessionDelegate: any UIFindInteractionDelegate) {
        super.init()
        delegate = sessionDelegate
    }

    open func presentFindNavigator(showingReplace: Bool) {}
    open func dismissFindNavigator() {}
    open func findNext() {}
    open func findPrevious() {}
    open func updateResultCount() {}
}

@MainActor @preconcurrency
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {}

@MainActor @preconcurrency
open class UIScribbleInteraction: _Interaction {
    open class var isPencilInputExpected: Bool { false }
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    open var isHandlingWriting: Bool { false }

    public init(delegate: any UIScribbleInteractionDelegate) {
        super.init()
        self.delegate = delegate
    }
}

public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0
    case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

@MainActor @preconcurrency
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

@MainActor @preconcurrency
open class UIPencilInteraction: _Interaction {
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    open class var prefersPencilOnlyDrawing: Bool { false }
    open class var prefersHoverToolPreview: Bool { false }
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true

    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }
}
