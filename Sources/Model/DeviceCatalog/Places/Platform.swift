/// Devices that show widgets, as the table columns of the Human Interface Guidelines name them.
package enum Platform: String, CaseIterable, Hashable, Sendable {
    case iPhone = "iPhone"
    case iPad = "iPad"
    case mac = "Mac"
    case appleWatch = "Apple Watch"
    case visionPro = "Apple Vision Pro"

    /// The places of the platform that show any widget, in the catalog's order.
    package var contexts: [Context] {
        let shown = Set(Family.allCases.flatMap { $0.contexts(on: self) ?? [] })
        return Context.allCases.filter(shown.contains)
    }

    /// Finds a platform by the name of the device or of its system, in any letter case.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        let names: [(String, Platform)] = [
            ("iPhone", .iPhone), ("iOS", .iPhone), ("iPad", .iPad), ("iPadOS", .iPad), ("Mac", .mac), ("macOS", .mac),
            ("Apple Watch", .appleWatch), ("Watch", .appleWatch), ("watchOS", .appleWatch),
            ("Apple Vision Pro", .visionPro), ("Vision Pro", .visionPro), ("visionOS", .visionPro),
        ]
        guard let match = names.first(where: { FoldedName($0.0) == wanted }) else {
            throw UnknownName(
                kind: "platform", name: name, suggestions: wanted.nearest(in: names.map(\.0)),
                hint: "Widgets appear on: \(Platform.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        self = match.1
    }
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

    /// The place as a phrase, as the guidelines write it.
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

    /// Finds a place by its name, in any letter case.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        let short: [String: Context] = ["complication": .watchComplication, "today": .todayView]
        let match =
            Context.allCases.first { FoldedName($0.name) == wanted || FoldedName($0.rawValue) == wanted }
            ?? short[wanted.text]
        guard let match else {
            let names = Context.allCases.map(\.name)
            throw UnknownName(
                kind: "place", name: name, suggestions: wanted.nearest(in: names),
                hint: "Places: \(names.joined(separator: ", ")).")
        }
        self = match
    }
}
