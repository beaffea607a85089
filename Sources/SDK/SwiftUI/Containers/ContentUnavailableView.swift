/// States the reason that there is no content.
public struct ContentUnavailableView<Label, Description, Actions> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }

    public var body: some View {
        VStack(spacing: 8) {
            label
                .labelStyle(UnavailableLabelStyle())
            description
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            actions
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }
}

/// A large icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
