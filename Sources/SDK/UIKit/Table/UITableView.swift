@MainActor @preconcurrency
open class UITableView: UIScrollView, UIDataSourceTranslating {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top, middle, bottom
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled, enabledIncludingConstraints
    }

    public enum ContentHuggingElements: Int, Sendable {
        case sectionHeaders = 0
    }

    nonisolated public static let automaticDimension: CGFloat = -1
    nonisolated public static let indexSearch = "{search}"
    nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    private var classes: [String: AnyClass] = [:]
    private var selection: [IndexPath] = []

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = false
    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var fillerRowHeight: CGFloat = 0
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorEffect: UIVisualEffect?
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var contentHuggingElements = ContentHuggingElements.sectionHeaders
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var allowsFocusDuringEditing = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open func rect(forSection section: Int) -> CGRect { .zero }
    open func rectForHeader(inSection section: Int) -> CGRect { .zero }
    open func rectForFooter(inSection section: Int) -> CGRect { .zero }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
    /// No cell is on screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    open var visibleCells: [UITableViewCell] { [] }
    open var indexPathsForVisibleRows: [IndexPath]? { nil }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        if let completion { onMainQueueLater { completion(true) } }
    }
    open func beginUpdates() {}
    open func endUpdates() {}
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reconfigureRows(at indexPaths: [IndexPath]) {}
    open func reloadData() {}
    open func reloadSectionIndexTitles() {}
    open var hasUncommittedUpdates: Bool { false }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selection = [] }
        if let indexPath, !selection.contains(indexPath) { selection.append(indexPath) }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.removeAll { $0 == indexPath } }

    /// Creates a new cell each time: there is no cell reuse here.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        (classes[identifier] as? UITableViewCell.Type)?.init(coder: NSCoder())
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath
    }
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath
    }
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}

@MainActor @preconcurrency
public protocol UIDataSourceTranslating: NSObjectProtocol {}

@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var destinationIndexPath: IndexPath? { get }
    var session: any UIDropSession { get }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
