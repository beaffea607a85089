/// An intent whose parameters configure a widget; it is not performed.
public protocol WidgetConfigurationIntent: AppIntent {}

/// An intent whose parameters configure a control; it is not performed.
public protocol ControlConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

extension WidgetConfigurationIntent where Self: ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

/// An intent of a system-defined kind for Siri and Shortcuts.
public protocol SystemIntent: AppIntent {}

/// Opens its target in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }

    /// The app opens its target, whatever else the intent does.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

/// Opens a URL, in the app if it is a universal link.
public struct OpenURLIntent: SystemIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    public static var openAppWhenRun: Bool { true }

    @IntentParameter(title: "URL")
    public var url: URL

    public init() {}

    public init(_ url: URL) {
        self.url = url
    }

    public func perform() async throws -> some IntentResult { .result() }
}

/// Sets a value, such as whether a toggle is on.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

/// Starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}

public protocol LiveActivityStartingIntent: SystemIntent {}

/// Starts, pauses or resumes audio.
public protocol AudioPlaybackIntent: SystemIntent {}
