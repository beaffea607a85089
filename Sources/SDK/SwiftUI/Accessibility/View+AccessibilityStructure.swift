/// A key for custom information about a view.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    private let label: Text
    private let id: String?

    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    public init(_ labelKey: LocalizedStringKey, id: String) {
        label = Text(labelKey)
        self.id = id
    }

    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        id = nil
    }
}

/// Whether a view is the label or the labeled content of a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

/// A short gesture on a watch.
public protocol AccessibilityQuickActionStyle {}

public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
    public init() {}
}

public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
    public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

/// Has no effect: only a view's label, value, hint and children are read.
extension View {
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        self
    }

    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource]) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }

    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View {
        self
    }

    nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        self
    }

    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?
    ) -> some View {
        self
    }

    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V
    ) -> some View {
        self
    }

    nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text
    ) -> some View {
        self
    }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V
    ) -> some View {
        self
    }

    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View {
        self
    }

    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        self
    }

    nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }

    nonisolated public func accessibilityScrollStatus(
        _ status: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View {
        self
    }

    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        self
    }
}
