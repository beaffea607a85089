/// The identifier of a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID

    init() {
        id = UUID()
    }
}

/// A set of donations.
public struct IntentDonationMatchingPredicate: Sendable {
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self { Self() }
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self { Self() }
    public static func intentType(
        _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> Self {
        Self()
    }
}

/// Accepts donations. Nothing is suggested from them here, so they just succeed.
public struct IntentDonationManager: Sendable {
    public static var shared: IntentDonationManager { IntentDonationManager() }

    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }

    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        []
    }
}

/// Predicts its uses.
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionConfiguration: IntentPredictionConfiguration

    @IntentPredictionsBuilder<Self>
    static var predictionConfiguration: PredictionConfiguration { get }
}

public protocol IntentPredictionConfiguration {
    associatedtype Intent: AppIntent
}

@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression<A0: IntentPredictionConfiguration>(_ expression: A0) -> A0
    where A0.Intent == Intent {
        expression
    }

    public static func buildBlock<A0: IntentPredictionConfiguration>(_ block: A0) -> A0 where A0.Intent == Intent {
        block
    }

    public static func buildBlock<each A: IntentPredictionConfiguration>(
        _ blocks: repeat each A
    ) -> TupleIntentPrediction<Intent, (repeat each A)> {
        TupleIntentPrediction()
    }
}

public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
    init() {}
}

/// The display of an intent suggestion with some of its parameters. Never shown here.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {}

    public init<each Value: _IntentValue>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) where T == (repeat each Value) {}
}
