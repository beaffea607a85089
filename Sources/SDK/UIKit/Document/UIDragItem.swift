@MainActor @preconcurrency
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {}

@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progress: Progress { get }
}

public enum UIDropOperation: UInt, Sendable {
    case cancel = 0
    case forbidden, copy, move
}

@MainActor @preconcurrency
open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

@MainActor @preconcurrency
open class UITableViewDropProposal: UIDropProposal {}

@MainActor @preconcurrency
open class UICollectionViewDropProposal: UIDropProposal {}

@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

@MainActor @preconcurrency
open class UIDragInteraction: _Interaction {
    open class var isEnabledByDefault: Bool { false }
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open var isEnabled = true
    open var allowsSimultaneousRecognitionDuringLift = false

    public init(delegate: any UIDragInteractionDelegate) {
        super.init()
        self.delegate = delegate
    }
}

@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

@MainActor @preconcurrency
open class UIDropInteraction: _Interaction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) {
        super.init()
        self.delegate = delegate
    }
}
