extension Button where Label == Text {
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: .code, label: Text(titleResource))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: nil, action: .code,
            label: SwiftUI.Label(title: { Text(titleResource) }, icon: { Image(systemName: systemImage) }))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: role, action: .code,
            label: SwiftUI.Label(title: { Text(titleResource) }, icon: { Image(systemName: systemImage) }))
    }

    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: nil, action: .code, label: SwiftUI.Label(title: { Text(titleKey) }, icon: { Image(image) }))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: nil, action: .code, label: SwiftUI.Label(title: { Text(titleResource) }, icon: { Image(image) }))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: nil, action: .code, label: SwiftUI.Label(title: { Text(title) }, icon: { Image(image) }))
    }

    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: role, action: .code, label: SwiftUI.Label(title: { Text(titleKey) }, icon: { Image(image) }))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: role, action: .code, label: SwiftUI.Label(title: { Text(titleResource) }, icon: { Image(image) }))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: role, action: .code, label: SwiftUI.Label(title: { Text(title) }, icon: { Image(image) }))
    }

}

/// A button's label for a role.
public struct DefaultButtonLabel {
    let role: ButtonRole
}

extension DefaultButtonLabel: View {
    public var body: some View {
        switch role {
        case .destructive: Text("Delete")
        case .confirm: Image(systemName: "checkmark")
        case .close, .cancel: Image(systemName: "xmark")
        default: EmptyView()
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    @preconcurrency
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: .code, label: DefaultButtonLabel(role: role))
    }
}

extension Link where Label == Text {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(label: Text(titleResource), destination: destination)
    }
}
