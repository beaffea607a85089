import SwiftUI

/// The title of the confirmation button.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    public static var add: Self { Self("add") }
    public static var addData: Self { Self("addData") }
    public static var book: Self { Self("book") }
    public static var buy: Self { Self("buy") }
    public static var call: Self { Self("call") }
    public static var checkIn: Self { Self("checkIn") }
    public static var `continue`: Self { Self("continue") }
    public static var create: Self { Self("create") }
    public static var `do`: Self { Self("do") }
    public static var download: Self { Self("download") }
    public static var filter: Self { Self("filter") }
    public static var find: Self { Self("find") }
    public static var get: Self { Self("get") }
    public static var go: Self { Self("go") }
    public static var log: Self { Self("log") }
    public static var open: Self { Self("open") }
    public static var order: Self { Self("order") }
    public static var pay: Self { Self("pay") }
    public static var play: Self { Self("play") }
    public static var playSound: Self { Self("playSound") }
    public static var post: Self { Self("post") }
    public static var request: Self { Self("request") }
    public static var run: Self { Self("run") }
    public static var search: Self { Self("search") }
    public static var send: Self { Self("send") }
    public static var set: Self { Self("set") }
    public static var share: Self { Self("share") }
    public static var start: Self { Self("start") }
    public static var startNavigation: Self { Self("startNavigation") }
    public static var toggle: Self { Self("toggle") }
    public static var turnOff: Self { Self("turnOff") }
    public static var turnOn: Self { Self("turnOn") }
    public static var view: Self { Self("view") }

    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> Self {
        Self(acceptLabel.key)
    }
}

/// When a confirmation is requested.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let firstRun = ConfirmationConditions(rawValue: 1)
}

/// One selectable option.
public struct IntentChoiceOption: Hashable, Sendable {
    public enum Style: Hashable, Sendable { case `default`, cancel, destructive }

    public let title: LocalizedStringResource
    public let style: Style

    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }

    public static func == (left: IntentChoiceOption, right: IntentChoiceOption) -> Bool {
        left.title == right.title && left.style == right.style
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

/// The user cannot be prompted here: confirmations succeed, and of choices the first is taken.
extension AppIntent {
    public func requestConfirmation() async throws {}

    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
    ) async throws {}

    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
    ) async throws {}

    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
        dialog: IntentDialog, showDialogAsPrompt: Bool = true
    ) async throws {}

    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws {}

    public func requestConfirmation<Intent: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Intent
    ) async throws {}

    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        guard let first = options.first else { throw AppIntentError.restartPerform }
        return first
    }

    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        try await requestChoice(between: options, dialog: dialog)
    }

    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier { IntentDonationIdentifier() }

    @discardableResult
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        guard let value = try await perform().value else { throw AppIntentError.entityNotFound }
        return value
    }

    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
    where PerformResult.Value == Never {
        _ = try await perform()
    }

    public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// The system context of an intent's call.
public struct IntentSystemContext: Sendable {
    public enum Source: Hashable, Sendable { case siri, shortcuts, spotlight, widget, control, actionButton, other }

    public var preciseTimestamp: Date? { nil }
    public var source: Source { .widget }
    public var currentMode: IntentModes.Current { .background }
}
