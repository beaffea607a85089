import SwiftUI

/// The result of an intent.
public protocol IntentResult: Sendable {
    associatedtype Value: _IntentValue = Never
    associatedtype OpensAppIntent: AppIntent = Never
    associatedtype Snippet = Never
    associatedtype Dialog = Never

    var value: Value? { get }
}

/// A result with a value for other intents.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a dialog.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with a snippet intent.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that continues with another intent.
public protocol OpensIntent: IntentResult {}

/// Represents the view of a result.
public struct _SnippetViewContainer: Sendable {
    init() {}
}

/// The one result type; which parts it has is in its generic arguments, `Never` where a part is missing.
///
/// Sendable because the intent that creates a result returns it without keeping a reference.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult,
    @unchecked Sendable
{
    public var value: Value?
    public var dialog: IntentDialog?
    public var opensIntent: OpensAppIntent?

    package init(value: Value? = nil, opens: OpensAppIntent? = nil, dialog: IntentDialog? = nil) {
        self.value = value
        self.dialog = dialog
        opensIntent = opens
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ShowsSnippetIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { Self() }
}

extension IntentResult {
    public static func result<Value: _IntentValue>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
        Self(opens: opensIntent)
    }

    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
        Self(value: value, opens: opensIntent)
    }

    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }

    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    public static func result<Intent: AppIntent>(actionButtonIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// - Parameter snippetIntent: provides the result's view; views of results are not shown here.
    public static func result<Intent: SnippetIntent>(snippetIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    public static func result<Intent: SnippetIntent>(dialog: IntentDialog, snippetIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<Value: _IntentValue, Intent: SnippetIntent>(
        value: Value, snippetIntent: Intent
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    public static func result<Value: _IntentValue, Intent: SnippetIntent>(
        value: Value, dialog: IntentDialog, snippetIntent: Intent
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}
