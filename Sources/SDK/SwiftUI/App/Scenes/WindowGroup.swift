/// Windows of an app. A widget's process has none.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    nonisolated init(unshown: Void) {}
}

extension WindowGroup {
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(unshown: ()) }

    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(unshown: ()) }

    nonisolated public init(
        id: String, makeContent: @escaping () -> Content
    ) {
        self.init(unshown: ())
    }

    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

}

/// The content of a window in a group for values.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
    nonisolated init() {}

    public var body: some View { EmptyView() }
}

extension WindowGroup {
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(unshown: ())
    }

}
