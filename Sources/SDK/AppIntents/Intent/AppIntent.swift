/// An action or a configuration that the system identifies by its type.
public protocol AppIntent: _DescribedIntent, PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var parameterSummary: SummaryContent { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }

    init()

    func perform() async throws -> PerformResult
}

/// Lets a type declare its description as `IntentDescription` as well as `IntentDescription?`: a property satisfies
/// only a requirement of exactly its own type, so there is one requirement for each.
public protocol _DescribedIntent {
    static var description: IntentDescription { get }
}

extension _DescribedIntent {
    @_disfavoredOverload
    public static var description: IntentDescription { IntentDescription.none }
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
        ParameterSummarySwitchCondition<Self, Value, CaseCondition>
    public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
    public typealias Case<Value: _IntentValue, Summary: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Summary>
    public typealias DefaultCase<Value: _IntentValue, Summary: ParameterSummary> =
        ParameterSummaryDefaultCaseCondition<Self, Value, Summary>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type with a persistent name.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

/// A type that can have `@Dependency` variables.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}

/// Whether an intent runs in the foreground or in the background.
public struct IntentModes: OptionSet, Hashable, Sendable {
    public enum ForegroundMode: Hashable, Sendable { case immediate, deferred, dynamic }

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)

    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }

    /// The current execution mode of an intent.
    public struct Current: Hashable, Sendable {
        private let foregroundMode: ForegroundMode?

        public static let background = Current(foregroundMode: nil)
        public static let foreground = Current(foregroundMode: .immediate)

        public static func foreground(_ mode: ForegroundMode) -> Current { Current(foregroundMode: mode) }

        /// A widget's intent never brings the app to the foreground.
        public var canContinueInForeground: Bool { foregroundMode != nil }
    }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent {
    /// The description in either of the two forms.
    package static var declaredDescription: IntentDescription? {
        let optional: IntentDescription? = Self.description
        if let optional { return optional }
        let described: any _DescribedIntent.Type = Self.self
        let plain: IntentDescription = described.description
        return plain == .none ? nil : plain
    }
}

/// When an intent may run on a locked device.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
