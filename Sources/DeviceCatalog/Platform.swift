/// Devices that show widgets, as the table columns of the Human Interface Guidelines name them.
package enum Platform: String, CaseIterable, Hashable, Sendable {
    case iPhone = "iPhone"
    case iPad = "iPad"
    case mac = "Mac"
    case appleWatch = "Apple Watch"
    case visionPro = "Apple Vision Pro"
}

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
}
