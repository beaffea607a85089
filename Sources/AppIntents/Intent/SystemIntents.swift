/// An intent whose parameters configure a widget; it is not performed.
public protocol WidgetConfigurationIntent: AppIntent {}

/// An intent whose parameters configure a control; it is not performed.
public protocol ControlConfigurationIntent: AppIntent {}

/// An intent whose parameters set up a system feature; it is not performed.
public protocol SetFocusFilterIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

extension WidgetConfigurationIntent where Self: ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

/// An intent that Siri and Shortcuts know by a name of their own.
public protocol SystemIntent: AppIntent {}

/// Opens its target in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// Opens a URL, in the app when it is one of the app's own.
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

public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// Starts, pauses or goes on with sound.
public protocol AudioPlaybackIntent: SystemIntent {}

public protocol AudioStartingIntent: AudioPlaybackIntent {}

public protocol AudioRecordingIntent: SystemIntent {}

/// May ask to go on in the app.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// The error that asks for the app; there is none to open here, so that is all it does.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        .needsToContinueInForeground
    }

    public func needsToContinueInForegroundError() -> AppIntentError { .needsToContinueInForeground }

    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.needsToContinueInForeground
    }
}

/// Takes the place of an intent of an `.intentdefinition` file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

public protocol PredictableIntent: AppIntent {}

public protocol DeprecatedAppIntent: AppIntent {}

public protocol ProgressReportingIntent: AppIntent {}

public protocol URLRepresentableIntent: AppIntent {}

/// Why an intent stopped.
public enum AppIntentError: Error, Hashable, Sendable {
    /// The intent has to be performed anew, because its parameters changed.
    case restartPerform
    case needsToContinueInForeground
    case unsupportedOnDevice
    case entityNotFound

    public enum Unrecoverable: Error, Hashable, Sendable {
        case entityNotFound, unknown, unsupportedOnDevice, featureCurrentlyRestricted
    }

    public enum PermissionRequired: Error, Hashable, Sendable {
        case unknown
    }
}
