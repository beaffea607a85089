import SwiftUI

// Results with a view, which is not shown here.
extension IntentResult {
    public static func result<Content: View>(
        view: Content
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self()
    }

    public static func result<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self()
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value)
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value)
    }

    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, view: Content
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
        Self(value: value, opens: opensIntent)
    }

    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
        Self(value: value, opens: opensIntent)
    }

    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }

    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, view: Content
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
        Self(opens: opensIntent)
    }

    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
        Self(opens: opensIntent)
    }

    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    public static func result<Content: View>(
        dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog)
    }
}
