import SwiftUI

/// What an intent gives back.
public protocol IntentResult: Sendable {
    associatedtype Value: Sendable
    var value: Value? { get }
}

/// A result with a value that other intents can take.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult {
    var dialog: IntentDialog { get }
}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}

extension Never: IntentResult {
    public var value: Never? { nil }
}

/// The one result type; which parts it has is in its generic arguments, `Never` where a part is missing.
public struct IntentResultContainer<Value: Sendable, OpensAppIntent: Sendable, SnippetView: Sendable, Dialog: Sendable>:
    IntentResult
{
    public let value: Value?
    package let opens: OpensAppIntent?
    package let givenDialog: IntentDialog?

    package init(value: Value? = nil, opens: OpensAppIntent? = nil, dialog: IntentDialog? = nil) {
        self.value = value
        self.opens = opens
        givenDialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    public var dialog: IntentDialog { givenDialog ?? "" }
}

extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}

extension IntentResultContainer: ShowsSnippetView where SnippetView == Bool {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { Self() }
}

extension IntentResult {
    public static func result<V: _IntentValue>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> {
        Self(value: value)
    }

    public static func result<I: AppIntent>(opensIntent: I) -> Self
    where Self == IntentResultContainer<Never, I, Never, Never> {
        Self(opens: opensIntent)
    }

    public static func result<V: _IntentValue, I: AppIntent>(value: V, opensIntent: I) -> Self
    where Self == IntentResultContainer<V, I, Never, Never> {
        Self(value: value, opens: opensIntent)
    }

    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Bool, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Bool, Never> {
        Self()
    }

    public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, Bool, IntentDialog> {
        Self(dialog: dialog)
    }
}
