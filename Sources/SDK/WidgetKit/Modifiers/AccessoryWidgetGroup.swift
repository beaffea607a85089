/// Up to three views in a row, below a label.
@MainActor @preconcurrency
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            label.font(.caption2).lineLimit(1)
            HStack(spacing: 4) { content }.frame(maxWidth: .infinity)
        }
    }
}

extension AccessoryWidgetGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }
}

/// The shape of a group's views.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
    public static let circular = AccessoryWidgetGroupStyle(name: "circular")
    public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

extension View {
    /// Has no effect: the views of a group keep their own shapes.
    @MainActor @preconcurrency @ViewBuilder
    public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { self }
}
