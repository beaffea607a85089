extension Button where Label == Text {
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: .code, label: Text(titleKey))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: .code, label: Text(titleResource))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: .code, label: Text(title))
    }

    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: .code, label: Text(titleKey))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: .code, label: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: .code, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: .code, label: SwiftUI.Label(title, systemImage: systemImage))
    }

    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: .code, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: .code, label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(label: Text(titleKey), destination: destination)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(label: Text(title), destination: destination)
    }
}
