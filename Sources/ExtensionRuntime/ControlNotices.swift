import FoundationSupplement
import WidgetKit

/// What is said of a bundle's controls: they are declared, and drawn nowhere.
enum ControlNotices {
    static func add(for controls: [ControlDescriptor]) {
        for control in controls {
            Notices.current.add(
                Notices.Notice(
                    .note, subject: control.kind,
                    message: "This is a control. It is declared, but no place here draws controls.",
                    remedy: "Look at it in Control Center of a phone."))
        }
    }
}
