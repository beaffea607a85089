/// The ways in which a device shows a Live Activity.
package enum ActivityPresentation: String, CaseIterable, Hashable, Sendable {
    /// In the list of the Lock Screen.
    case lockScreen = "lock-screen"
    /// At the top of the screen when something changes, on devices without a Dynamic Island.
    case banner
    case compact = "island-compact"
    /// In a circle next to the camera, as the second of two activities.
    case minimal = "island-minimal"
    /// Joined to the camera, as the first of two activities.
    case minimalAttached = "island-minimal-attached"
    case expanded = "island-expanded"
    /// As large as the screen, which is in landscape.
    case standBy = "standby"
    /// In the Smart Stack of the paired watch.
    case smartStack = "smart-stack"

    package var isInIsland: Bool {
        switch self {
        case .compact, .minimal, .minimalAttached, .expanded: true
        case .lockScreen, .banner, .standBy, .smartStack: false
        }
    }

    /// Finds a presentation by its name, in any letter case, with or without `island`.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        let match = Self.allCases.first { presentation in
            let short = presentation.rawValue.replacing("island-", with: "")
            return [presentation.rawValue, short, "\(presentation)"].contains { FoldedName($0) == wanted }
        }
        guard let match else {
            let names = Self.allCases.map(\.rawValue)
            throw UnknownName(
                kind: "presentation", name: name, suggestions: wanted.nearest(in: names),
                hint: "Known: \(names.joined(separator: ", ")).")
        }
        self = match
    }
}
