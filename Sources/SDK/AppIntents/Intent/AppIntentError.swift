/// Why an intent failed.
public struct AppIntentError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The intent must be performed again, because its parameters changed.
    public static var restartPerform: AppIntentError { AppIntentError(description: "the intent must be restarted") }
    public static var unsupportedOnDevice: AppIntentError {
        AppIntentError(description: "this device does not support the action")
    }
    public static var entityNotFound: AppIntentError { AppIntentError(description: "there is no such entity") }

    static var needsToContinueInForeground: AppIntentError {
        AppIntentError(description: "the app must be opened first")
    }

    static func needsValue(of name: String) -> AppIntentError {
        AppIntentError(description: "the parameter “\(name)” needs a value")
    }

    /// Errors that the user cannot resolve.
    public enum Unrecoverable: Error, Hashable, Sendable {
        case entityNotFound, unknown, unsupportedOnDevice, featureCurrentlyRestricted, notAllowed
        case partialFailure
    }

    /// Permissions that the user must grant.
    public enum PermissionRequired: Error, Hashable, Sendable {
        case accessRequired, bluetooth, calendar, camera, contacts, localNetwork, location, microphone, motionData
        case photos, reminders, speechRecognition, unknown
    }

    /// Actions that the user must take.
    public enum UserActionRequired: Error, Hashable, Sendable {
        case accountSetup, signin, subscription, confirmation, unknown
    }
}
