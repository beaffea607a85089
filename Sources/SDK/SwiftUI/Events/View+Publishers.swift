import OpenCombine

extension View {
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        noEffect("onReceive", "its views do not run; entries of the timeline bring what changes.")
    }
}
