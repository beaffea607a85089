@MainActor @preconcurrency
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    nonisolated public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude.nextDown

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open var arrangedSubviews: [UIView] { arranged }
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
    open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    }

    open override func willRemoveSubview(_ subview: UIView) { arranged.removeAll { $0 === subview } }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
}
