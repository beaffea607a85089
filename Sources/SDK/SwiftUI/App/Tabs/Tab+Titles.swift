extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value, content)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value, content)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value, content)
    }

}

extension Tab where Content: View, Label == DefaultTabLabel {
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) where Value == V? {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) where Value == V? {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) where Value == V? {
        self.init(value, content)
    }

    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) where Value == V? {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) where Value == V? {
        self.init(value, content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) where Value == V? {
        self.init(value, content)
    }

}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content)
    }

}
