/// A calendar for viewing and selecting days.
open class UICalendarView: UIView {
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar.current
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var visibleDateComponents = DateComponents()
    open var wantsDateDecorations = true

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }

    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// The view below a day.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        public override init() { super.init() }

        public init(image: UIImage?, color: UIColor?, size: DecorationSize) { super.init() }

        public init(customViewProvider: @escaping () -> UIView) { super.init() }

        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }

        open class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}

@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    open func updateSelectableDates() {}
}

open class UICalendarSelectionSingleDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        super.init()
        self.delegate = delegate
    }

    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

open class UICalendarSelectionMultiDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        super.init()
        self.delegate = delegate
    }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}

@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
