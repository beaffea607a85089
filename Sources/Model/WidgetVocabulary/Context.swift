/// A place where the system shows widgets.
package enum Context: String, CaseIterable, Hashable, Sendable {
    case homeScreen = "home_screen"
    case todayView = "today_view"
    case lockScreen = "lock_screen"
    case standBy = "standby"
    case carPlay = "carplay"
    case desktop
    case notificationCenter = "notification_center"
    case horizontalSurface = "horizontal_surface"
    case verticalSurface = "vertical_surface"
    case watchComplication = "watch_complication"
    case watchSmartStack = "watch_smart_stack"

    /// The name of the place, as in the guidelines.
    package var name: String {
        switch self {
        case .homeScreen: "Home Screen"
        case .todayView: "Today View"
        case .lockScreen: "Lock Screen"
        case .standBy: "StandBy"
        case .carPlay: "CarPlay"
        case .desktop: "desktop"
        case .notificationCenter: "Notification Center"
        case .horizontalSurface: "horizontal surface"
        case .verticalSurface: "vertical surface"
        case .watchComplication: "watch complication"
        case .watchSmartStack: "Smart Stack"
        }
    }
}
