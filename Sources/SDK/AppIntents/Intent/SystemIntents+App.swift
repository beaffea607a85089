import SwiftUI

/// Deletes its entities.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity

    var entities: [Entity] { get }
}

/// May continue in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// The error that requests the app; there is no app to open here, so nothing else happens.
    @preconcurrency
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true,
        continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        .needsToContinueInForeground
    }

    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) async throws {
        throw AppIntentError.needsToContinueInForeground
    }

    @discardableResult
    @preconcurrency
    public func requestToContinueInForeground<ResultValue: Sendable>(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true,
        continuation: @MainActor () async throws -> ResultValue
    ) async throws -> ResultValue {
        throw AppIntentError.needsToContinueInForeground
    }
}

extension AppIntent {
    /// The app is never brought to the foreground here.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw AppIntentError.needsToContinueInForeground
    }

    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        .needsToContinueInForeground
    }
}

/// Shows an interactive view.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    /// Requests an update of the view; none is shown here.
    public static func reload() {}
}

/// Supports undo.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    @MainActor public var undoManager: UndoManager? { nil }
}

/// Shows something in the app.
public protocol TargetContentProvidingIntent: AppIntent {
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    public var contentIdentifier: String { Self.persistentIdentifier }
}

/// Replaces an intent of an `.intentdefinition` file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
    public static var persistentIdentifier: String { intentClassName }
}

/// Reports its progress.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// Configures what an app shows while a Focus is on.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    var appContext: FocusFilterAppContext { get }
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// No Focus is on here.
    public static var current: Self {
        get async throws { throw SetFocusFilterIntentError.notFound }
    }
}

public struct FocusFilterAppContext {
    public let notificationFilterPredicate: NSPredicate?
    public let targetContentIdentifierPrefix: String?

    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

public struct FocusFilterSuggestionContext: Sendable {}

public enum SetFocusFilterIntentError: LocalizedError, Equatable {
    case notFound
    case internalError

    public var errorDescription: String? {
        switch self {
        case .notFound: "No Focus filter is set up."
        case .internalError: "The Focus filter cannot be read."
        }
    }
}

/// Deprecated.
public protocol DeprecatedAppIntent: AppIntent {
    associatedtype ReplacementIntent: AppIntent = Never

    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
    public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}

public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
    public var message: LocalizedStringResource
    public var replacedBy: ReplacementIntent.Type?

    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    public init(message: LocalizedStringResource) where ReplacementIntent == Never {
        self.init(message: message, replacedBy: nil)
    }

    public init(replacedBy: ReplacementIntent.Type) {
        self.init(message: "", replacedBy: replacedBy)
    }
}
