extension Color {
    /// A resolved color, with how much brighter than white it may be.
    public struct ResolvedHDR: Hashable, Sendable {
        public var baseColor: Resolved
        public var headroom: Float?

        public init(_ color: Resolved, headroom: Float? = nil) {
            baseColor = color
            self.headroom = headroom
        }

        public var linearRed: Float { baseColor.linearRed }
        public var linearGreen: Float { baseColor.linearGreen }
        public var linearBlue: Float { baseColor.linearBlue }
        public var red: Float { baseColor.red }
        public var green: Float { baseColor.green }
        public var blue: Float { baseColor.blue }
        public var opacity: Float { baseColor.opacity }
    }

    public init(_ resolved: ResolvedHDR) {
        self.init(resolved.baseColor)
    }

    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
        ResolvedHDR(resolve(in: environment))
    }

    /// Accepted: pictures have no colors brighter than white.
    public func headroom(_ headroom: Double?) -> Color { self }

    /// Accepted: pictures have no colors brighter than white.
    public func exposureAdjust(_ stops: Double) -> Color { self }
}
