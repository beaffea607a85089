extension Toggle where Label: View {
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(isOn: sources.isOn(isOn), action: .code, label: label())
    }
}

extension Toggle where Label == Text {
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(isOn: sources.isOn(isOn), action: .code, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(isOn: sources.isOn(isOn), action: .code, label: Text(titleResource))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(isOn: sources.isOn(isOn), action: .code, label: Text(title))
    }

}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(
            isOn: isOn.wrappedValue, action: .code,
            label: SwiftUI.Label(title: { Text(titleResource) }, icon: { Image(systemName: systemImage) }))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(
            isOn: isOn.wrappedValue, action: .code,
            label: SwiftUI.Label(title: { Text(titleKey) }, icon: { Image(image) }))
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(
            isOn: isOn.wrappedValue, action: .code,
            label: SwiftUI.Label(title: { Text(titleResource) }, icon: { Image(image) }))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(
            isOn: isOn.wrappedValue, action: .code,
            label: SwiftUI.Label(title: { Text(title) }, icon: { Image(image) }))
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            isOn: sources.isOn(isOn), action: .code,
            label: SwiftUI.Label(title: { Text(titleKey) }, icon: { Image(systemName: systemImage) }))
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            isOn: sources.isOn(isOn), action: .code,
            label: SwiftUI.Label(title: { Text(titleKey) }, icon: { Image(image) }))
    }

    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            isOn: sources.isOn(isOn), action: .code,
            label: SwiftUI.Label(title: { Text(titleResource) }, icon: { Image(systemName: systemImage) }))
    }

    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            isOn: sources.isOn(isOn), action: .code,
            label: SwiftUI.Label(title: { Text(titleResource) }, icon: { Image(image) }))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            isOn: sources.isOn(isOn), action: .code,
            label: SwiftUI.Label(title: { Text(title) }, icon: { Image(systemName: systemImage) }))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            isOn: sources.isOn(isOn), action: .code,
            label: SwiftUI.Label(title: { Text(title) }, icon: { Image(image) }))
    }
}

extension Collection {
    /// Whether all of several toggles are on.
    fileprivate func isOn(_ path: KeyPath<Element, Binding<Bool>>) -> Bool {
        !isEmpty && allSatisfy { $0[keyPath: path].wrappedValue }
    }
}
