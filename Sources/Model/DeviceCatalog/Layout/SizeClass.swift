/// The amount of space along one side of a screen or window.
package enum SizeClass: String, CaseIterable, Hashable, Sendable { case regular, compact }

/// The two classes of a screen or window. Source: Human Interface Guidelines, layout, device size classes.
package struct SizeClasses: Hashable, Sendable {
    package var width: SizeClass
    package var height: SizeClass

    package init(_ width: SizeClass, _ height: SizeClass) {
        self.width = width
        self.height = height
    }
}

package enum Orientation: String, CaseIterable, Hashable, Sendable { case portrait, landscape }

/// A group of devices that share the size classes of their full screens.
///
/// The guidelines' table names devices; their names are lost in the available edition, but the 24 rows follow three
/// patterns only.
package enum SizeClassPattern: String, CaseIterable, Hashable, Sendable {
    /// Regular in everything.
    case tablet
    /// Regular width in landscape.
    case largePhone
    case phone

    package func classes(_ orientation: Orientation) -> SizeClasses {
        switch (self, orientation) {
        case (.tablet, _): SizeClasses(.regular, .regular)
        case (.largePhone, .portrait), (.phone, .portrait): SizeClasses(.compact, .regular)
        case (.largePhone, .landscape): SizeClasses(.regular, .compact)
        case (.phone, .landscape): SizeClasses(.compact, .compact)
        }
    }

    /// The 24 rows of the full-screen table, in its order.
    package static let rows: [SizeClassPattern] =
        Array(repeating: .tablet, count: 5) + [
            .largePhone, .phone, .phone, .phone, .largePhone, .phone, .largePhone, .largePhone, .phone, .largePhone,
            .phone, .largePhone, .phone, .largePhone, .phone, .largePhone, .phone, .phone, .phone,
        ]

    /// The pattern of a screen; `nil` where the table has no devices of the platform.
    package init?(_ screen: Screen) {
        switch screen.platform {
        case .iPad: self = .tablet
        case .iPhone: self = screen.size.width >= Decisions.largePhoneWidth ? .largePhone : .phone
        case .mac, .appleWatch, .visionPro: return nil
        }
    }
}

/// The part of an iPad's screen that an app has. Source: Human Interface Guidelines, layout, multitasking size classes.
package enum SplitView: String, CaseIterable, Hashable, Sendable {
    case twoThirds = "2/3 split view"
    case half = "1/2 split view"
    case oneThird = "1/3 split view"

    /// The classes of the part; `nil` in portrait for halves, which do not exist there.
    ///
    /// - Parameter screen: Only the largest iPads have a regular width in half a landscape screen.
    package func classes(_ orientation: Orientation, on screen: TabletKind) -> SizeClasses? {
        switch (self, orientation) {
        case (.half, .portrait): nil
        case (.twoThirds, .portrait), (.oneThird, _): SizeClasses(.compact, .regular)
        case (.twoThirds, .landscape): SizeClasses(.regular, .regular)
        case (.half, .landscape): SizeClasses(screen == .largest ? .regular : .compact, .regular)
        }
    }

    /// The rows of the table: the first of five devices is the largest.
    package enum TabletKind: String, CaseIterable, Hashable, Sendable {
        case largest, usual

        package static let rows: [TabletKind] = [.largest, .usual, .usual, .usual, .usual]

        package init(_ screen: Screen) {
            self = min(screen.size.width, screen.size.height) >= Decisions.largestTabletWidth ? .largest : .usual
        }
    }

    /// Width in points of the part on a screen held in an orientation; `nil` where the guidelines have no such part.
    package func width(_ orientation: Orientation, on screen: Screen) -> Double? {
        guard screen.platform == .iPad, classes(orientation, on: TabletKind(screen)) != nil else { return nil }
        let size = orientation == .portrait ? screen.size : screen.size.turned
        let room = size.width - Decisions.splitGap
        return switch (self, orientation) {
        case (.half, _): (room / 2).rounded(.down)
        case (.oneThird, .portrait): Decisions.narrowSplit
        case (.twoThirds, .portrait): room - Decisions.narrowSplit
        case (.oneThird, .landscape): min(Decisions.wideNarrowSplit, (room / 3).rounded(.up))
        case (.twoThirds, .landscape): room - min(Decisions.wideNarrowSplit, (room / 3).rounded(.up))
        }
    }
}
