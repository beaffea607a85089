@MainActor @preconcurrency
open class UICollectionView: UIScrollView, UIDataSourceTranslating {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal
    }

    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        case fast, slow
    }

    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView, decorationView
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled, enabledIncludingConstraints
    }

    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.attach(to: self)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    private var classes: [String: AnyClass] = [:]
    private var selection: [IndexPath] = []

    open var collectionViewLayout: UICollectionViewLayout
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        if let completion { onMainQueueLater { completion(true) } }
    }
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = false
    open var reorderingCadence = ReorderingCadence.immediate
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var allowsFocusDuringEditing = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var isEditing = false
    open var hasUncommittedUpdates: Bool { false }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        classes[elementKind + identifier] = viewClass
    }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
    /// Creates a new cell each time: there is no cell reuse here.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        (classes[identifier] as? UICollectionViewCell.Type).flatMap { Self.fresh($0) }
            ?? UICollectionViewCell(frame: .zero)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        (classes[elementKind + identifier] as? UICollectionReusableView.Type).flatMap { Self.fresh($0) }
            ?? UICollectionReusableView(frame: .zero)
    }
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = Self.fresh(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = Self.fresh(Supplementary.self)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// A view of a class determined at run time.
    private static func fresh<View: UICollectionReusableView>(_ type: View.Type) -> View {
        guard let view = type.init(coder: NSCoder()) else {
            preconditionFailure("\(type) cannot be created from a coder")
        }
        return view
    }

    open var indexPathsForSelectedItems: [IndexPath]? { selection }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selection = [] }
        if let indexPath, !selection.contains(indexPath) { selection.append(indexPath) }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.removeAll { $0 == indexPath } }
    open func reloadData() {}
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    open var visibleCells: [UICollectionViewCell] { [] }
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { nil }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func insertSections(_ sections: IndexSet) {}
    open func deleteSections(_ sections: IndexSet) {}
    open func reloadSections(_ sections: IndexSet) {}
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    open func insertItems(at indexPaths: [IndexPath]) {}
    open func deleteItems(at indexPaths: [IndexPath]) {}
    open func reloadItems(at indexPaths: [IndexPath]) {}
    open func reconfigureItems(at indexPaths: [IndexPath]) {}
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        if let completion { onMainQueueLater { completion(true) } }
    }
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}
}

extension UICollectionView {
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        public init(handler: @escaping Handler) { self.handler = handler }
        public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
    }

    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(elementKind: elementKind, handler: handler)
        }
    }
}
