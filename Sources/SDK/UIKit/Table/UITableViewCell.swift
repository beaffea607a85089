@MainActor @preconcurrency
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1, value2, subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine, singleLineEtched
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete, insert
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum DragState: Int, Sendable {
        case none = 0
        case lifting, dragging
    }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
    }

    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: traitCollection) }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    open var contentConfiguration: (any UIContentConfiguration)?
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesBackgroundConfiguration = true
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        addSubview(view)
        return view
    }()
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open private(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open var editingStyle: EditingStyle { .none }
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var showingDeleteConfirmation: Bool { false }
    open var focusStyle = FocusStyle.default
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}
    open var userInteractionEnabledWhileDragging = false
}

@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
        super.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
    }

    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        addSubview(view)
        return view
    }()
    open var backgroundView: UIView?
    open private(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
    open var contentConfiguration: (any UIContentConfiguration)?
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesBackgroundConfiguration = true
}
