import EventKit
import UIKit

public enum EKEventEditViewAction: Int, Sendable {
    case canceled = 0
    case saved = 1
    case deleted = 2

    public static var cancelled: EKEventEditViewAction { .canceled }
}

public enum EKEventViewAction: Int, Sendable {
    case done = 0
    case responded = 1
    case deleted = 2
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    case single = 0
    case multiple = 1
}

public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    case allCalendars = 0
    case writableCalendarsOnly = 1
}

@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
    {
        EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
    }
}

/// Edits an event; a widget cannot present it.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?
    open func cancelEditing() {}
}

@MainActor @preconcurrency
public protocol EKEventViewDelegate: AnyObject {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
}

@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: AnyObject {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController {
    public let selectionStyle: EKCalendarChooserSelectionStyle
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false
    open var showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []

    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }

    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        selectionStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }
}
