public protocol AudioStartingIntent: SystemIntent {}

public protocol AudioRecordingIntent: SystemIntent {}

public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// Captures a photo on a locked device.
public protocol CameraCaptureIntent: SystemIntent {
    associatedtype AppContext: Codable & Sendable = Never

    static var appContext: AppContext? { get async throws }
    static func updateAppContext(_ context: AppContext) async throws
}

extension CameraCaptureIntent {
    public static var appContext: AppContext? { get async throws { nil } }
    public static func updateAppContext(_ context: AppContext) async throws {}
}

/// The video categories of an app.
public enum VideoCategory: String, Hashable, Sendable { case movies, shows, sports, kids, news, other }

public protocol PlayVideoIntent: SystemIntent {
    associatedtype Term: _IntentValue

    static var supportedCategories: [VideoCategory] { get }
    var term: Term { get set }
}

/// Starts a workout, for example with the device's buttons.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
    associatedtype WorkoutStyle: AppValue

    var workoutStyle: WorkoutStyle { get set }
    static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
    public static var openAppWhenRun: Bool { true }

    public static func invalidateSuggestedWorkouts() {}

    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }
}

public protocol PauseWorkoutIntent: SystemIntent {}
public protocol ResumeWorkoutIntent: SystemIntent {}
public protocol StartDiveIntent: SystemIntent {}

/// A search string.
public protocol SearchCriteria: _IntentValue, Hashable {
    associatedtype Term: _IntentValue

    var term: Term { get }
}

public struct StringSearchCriteria: SearchCriteria {
    public let term: String

    public init(term: String) {
        self.term = term
    }

    public static var _intentValueKind: _IntentValueKind {
        _IntentValueKind(.text, typeName: "StringSearchCriteria")
    }

    public var _intentJSON: _IntentJSON { .string(term) }

    public static func _intentValue(from json: _IntentJSON) async throws -> StringSearchCriteria {
        StringSearchCriteria(term: try await String._intentValue(from: json))
    }
}

/// The scope of a search.
public enum StringSearchScope: Hashable, Sendable {
    case general, movies, tv, music, podcasts, audiobooks, books, apps
}

/// Searches in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    associatedtype Criteria: SearchCriteria

    static var searchScopes: [StringSearchScope] { get }
    var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    public static var openAppWhenRun: Bool { true }
}
