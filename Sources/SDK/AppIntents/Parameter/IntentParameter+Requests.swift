import SwiftUI

/// The user cannot be prompted here: a value must exist, confirmations succeed, and of choices the first is taken.
extension IntentParameter {
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue(of: title.key) }

    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        .needsValue(of: title.key)
    }

    public func needsConfirmationError(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) -> AppIntentError {
        .needsValue(of: title.key)
    }

    @_disfavoredOverload
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        guard let value = stored.withLock({ $0 }) else { throw needsValueError(dialog) }
        if let value = value as? Value.UnwrappedType { return value }
        throw needsValueError(dialog)
    }

    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        guard let first = itemsToDisambiguate.first else { throw needsValueError(dialog) }
        return first
    }

    @discardableResult
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        true
    }

    @discardableResult
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
    ) async throws -> Bool {
        true
    }

    @discardableResult
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
    ) async throws -> Bool {
        true
    }
}
