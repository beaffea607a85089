@MainActor @preconcurrency
open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox, sliding
    }

    open var isOn = false
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var style: Style { .sliding }
    open var preferredStyle = Style.automatic
}

@MainActor @preconcurrency
open class UISlider: UIControl {
    public enum Style: Int, Sendable {
        case `default` = 0
        case thumbless
    }

    open var value: Float = 0 {
        didSet { value = min(max(value, minimumValue), maximumValue) }
    }
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var sliderStyle = Style.default
    private var images: [String: UIImage] = [:]
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) { images["thumb\(state.rawValue)"] = image }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { images["low\(state.rawValue)"] = image }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { images["high\(state.rawValue)"] = image }
    open func thumbImage(for state: State) -> UIImage? { images["thumb\(state.rawValue)"] }
    open func minimumTrackImage(for state: State) -> UIImage? { images["low\(state.rawValue)"] }
    open func maximumTrackImage(for state: State) -> UIImage? { images["high\(state.rawValue)"] }
    open var currentThumbImage: UIImage? { thumbImage(for: .normal) }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { bounds }
}

public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    case pad, mac
}

@MainActor @preconcurrency
open class UIStepper: UIControl {
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    open var value = 0.0 {
        didSet { value = min(max(value, minimumValue), maximumValue) }
    }
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open func setIncrementImage(_ image: UIImage?, for state: State) {}
    open func setDecrementImage(_ image: UIImage?, for state: State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {}
}

@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    public enum Segment: Int, Sendable {
        case any = 0
        case left, center, right, alone
    }

    nonisolated public static let noSegment = -1

    private struct Part {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true
    }

    private var segments: [Part] = []

    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { Part(title: $0 as? String, image: $0 as? UIImage) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
    }

    open var isMomentary = false
    open var numberOfSegments: Int { segments.count }
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Part(title: title), segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Part(image: image), segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Part(title: action.title, image: action.image, action: action), segment)
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    open func removeAllSegments() { segments = [] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
    open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
    open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.action = action } }
    open func actionForSegment(at segment: Int) -> UIAction? { part(segment)?.action }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { nil }
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {}

    private func part(_ index: Int) -> Part? { segments.indices.contains(index) ? segments[index] : nil }
    private func insert(_ part: Part, _ index: Int) { segments.insert(part, at: min(max(index, 0), segments.count)) }
    private func change(_ index: Int, _ body: (inout Part) -> Void) {
        if segments.indices.contains(index) { body(&segments[index]) }
    }
}

@MainActor @preconcurrency
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }

    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var backgroundStyle = BackgroundStyle.automatic
    open var direction = Direction.natural
    open var interactionState: InteractionState { .none }
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage?
    open var preferredCurrentPageIndicatorImage: UIImage?
    open func indicatorImage(forPage page: Int) -> UIImage? { nil }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
}

@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

@MainActor @preconcurrency
open class UIColorWell: UIControl {
    open var title: String?
    open var supportsAlpha = true
    open var selectedColor: UIColor?
}
