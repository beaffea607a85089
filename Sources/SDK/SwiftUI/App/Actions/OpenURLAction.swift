import FoundationSupplement

/// Opens a URL. A widget's code cannot open URLs; links can.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result: Sendable {
        fileprivate enum Kind {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))

        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

        public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }

        public static func systemAction(prefersInApp: Bool) -> Result { .systemAction }
    }

    nonisolated(unsafe) private let handler: ((URL) -> Result)?

    nonisolated init() {
        handler = nil
    }

    nonisolated public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    public func callAsFunction(_ url: URL, prefersInApp: Bool) {
        callAsFunction(url) { _ in }
    }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system:
            Notices.current.addInert("OpenURLAction", .appOnly)
            completion(false)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    nonisolated public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension View {
    /// Has no effect: URLs go to the app, not the widget.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        noEffect("onOpenURL", "only the app can open URLs; use a Link.")
    }

    nonisolated public func onOpenURL(prefersInApp: Bool) -> some View {
        noEffect("onOpenURL", "only the app can open URLs; use a Link.")
    }

    /// Has no effect: activities go to the app, not the widget.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        noEffect("onContinueUserActivity", .activities)
    }

    /// Has no effect: a widget has no activities.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        noEffect("userActivity", .activities)
    }

    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        noEffect("userActivity", .activities)
    }
}
