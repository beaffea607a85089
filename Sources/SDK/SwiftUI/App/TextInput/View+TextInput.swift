/// The capitalization of text input.
public struct TextInputAutocapitalization: Sendable {
    private init() {}

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
    private init() {}

    public static var done: SubmitLabel { SubmitLabel() }
    public static var go: SubmitLabel { SubmitLabel() }
    public static var send: SubmitLabel { SubmitLabel() }
    public static var join: SubmitLabel { SubmitLabel() }
    public static var route: SubmitLabel { SubmitLabel() }
    public static var search: SubmitLabel { SubmitLabel() }
    public static var `return`: SubmitLabel { SubmitLabel() }
    public static var next: SubmitLabel { SubmitLabel() }
    public static var `continue`: SubmitLabel { SubmitLabel() }
}

/// The triggers of a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    public typealias RawValue = Int

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1 << 0)
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// Text formatting controls.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let contextMenu = Set(rawValue: 1 << 0)
        public static let inputAssistant = Set(rawValue: 1 << 1)
        public static let all: Set = [.contextMenu, .inputAssistant]
    }
}

private struct AutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    nonisolated public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    nonisolated public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

extension View {
    /// Has no effect: a widget has no text input.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        noEffect("autocorrectionDisabled", .typing)
    }

    /// Has no effect: a widget has no text input.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        noEffect("disableAutocorrection", .typing)
    }

    /// Has no effect: a widget has no text input.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        noEffect("textInputAutocapitalization", .typing)
    }

    /// Has no effect: a widget has no text input.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { noEffect("submitLabel", .typing) }

    /// Has no effect: a widget has no text input.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        noEffect("onSubmit", .typing)
    }

    /// Has no effect: a widget has no text input.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { noEffect("submitScope", .typing) }

    /// Has no effect: a widget has no text input.
    nonisolated public func textInputCompletion(_ completion: String) -> some View {
        noEffect("textInputCompletion", .typing)
    }

    /// Has no effect: a widget has no text input.
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        noEffect("textInputSuggestions", .typing)
    }

    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        noEffect("textInputSuggestions", .typing)
    }

    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        noEffect("textInputSuggestions", .typing)
    }

    /// Has no effect: a widget has no text input.
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View {
        noEffect("textInputFormattingControlVisibility", .typing)
    }

    /// Has no effect: a widget has no text input.
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        noEffect("writingToolsAffordanceVisibility", .typing)
    }

    /// Has no effect: a widget has no text input.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        noEffect("findNavigator", .search)
    }

    /// Has no effect: a widget has no text input.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { noEffect("findDisabled", .search) }

    /// Has no effect: a widget has no text input.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        noEffect("replaceDisabled", .search)
    }
}
