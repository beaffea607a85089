import SwiftUI

/// Shows a Siri phrase. A widget shows none.
@MainActor @preconcurrency
public struct SiriTipView: View {
    nonisolated public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

    public var body: some View { EmptyView() }
}

public struct SiriTipViewStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = SiriTipViewStyle(name: "automatic")
    public static let light = SiriTipViewStyle(name: "light")
    public static let dark = SiriTipViewStyle(name: "dark")
}

/// Opens the app's page in Shortcuts. A widget shows none.
@MainActor @preconcurrency
public struct ShortcutsLink: View {
    nonisolated public init(action: @escaping () -> Void = {}) {}

    public var body: some View { EmptyView() }
}

public struct ShortcutsLinkStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ShortcutsLinkStyle(name: "automatic")
    public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
    public static let light = ShortcutsLinkStyle(name: "light")
    public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
    public static let dark = ShortcutsLinkStyle(name: "dark")
    public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension View {
    /// Has no effect: a widget shows no tip.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

    /// Has no effect: a widget shows no link to Shortcuts.
    nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }

    /// Has no effect: Siri does not query a widget.
    nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }

    /// Has no effect: no app is open.
    nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(
        _ intentType: I.Type, perform action: @escaping (I) -> Void
    ) -> some View {
        self
    }
}
