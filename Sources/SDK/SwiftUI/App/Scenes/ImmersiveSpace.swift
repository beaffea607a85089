/// An immersive space. A widget's process has none.
public struct ImmersiveSpace<Content, Data: Decodable & Encodable & Hashable>: Scene {
    public typealias Body = Never
}

extension ImmersiveSpace where Data == Never {
    nonisolated public init<V: View>(id: String, @ViewBuilder content: () -> V)
    where Content == ImmersiveSpaceViewContent<V> {}

    nonisolated public init<V: View>(@ViewBuilder content: () -> V) where Content == ImmersiveSpaceViewContent<V> {}
}

extension ImmersiveSpace {
    nonisolated public init<V: View>(
        id: String, for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data?>) -> V
    ) where Content == ImmersiveSpaceViewContent<V> {}

    nonisolated public init<V: View>(
        for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data?>) -> V
    ) where Content == ImmersiveSpaceViewContent<V> {}
}

/// Views in an immersive space.
public struct ImmersiveSpaceViewContent<Content: View> {}

/// How immersive a space is.
public protocol ImmersionStyle {}

public struct AutomaticImmersionStyle: ImmersionStyle {
    public init() {}
}

public struct MixedImmersionStyle: ImmersionStyle {
    public init() {}
}

public struct FullImmersionStyle: ImmersionStyle {
    public init() {}
}

public struct ProgressiveImmersionStyle: ImmersionStyle {
    public init() {}
    public init(immersion: ClosedRange<Double>, initialAmount: Double? = nil) {}
}

extension ImmersionStyle where Self == AutomaticImmersionStyle {
    public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
}

extension ImmersionStyle where Self == MixedImmersionStyle {
    public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
}

extension ImmersionStyle where Self == FullImmersionStyle {
    public static var full: FullImmersionStyle { FullImmersionStyle() }
}

extension ImmersionStyle where Self == ProgressiveImmersionStyle {
    public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }

    public static func progressive(
        _ immersion: ClosedRange<Double>, initialAmount: Double? = nil
    ) -> ProgressiveImmersionStyle {
        ProgressiveImmersionStyle()
    }
}

extension Scene {
    nonisolated public func immersionStyle(
        selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
    ) -> some Scene {
        self
    }

    nonisolated public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene { self }
}
