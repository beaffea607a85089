import SwiftUI

/// The values of a function of two variables, as a surface.
public struct SurfacePlot: Chart3DContent {
    public typealias Body = Never

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
        function: @escaping @Sendable (Double, Double) -> Double
    ) {}

    nonisolated public init(x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, y: S, z: S, function: @escaping @Sendable (Double, Double) -> Double
    ) {}
}

extension PointMark: Chart3DContent {
    /// Never called: a mark has no other content.
    public var body: Never { preconditionFailure("PointMark is primitive; its body is never evaluated") }

    nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) {
        self.init(x: x, y: y)
    }
}

extension RectangleMark: Chart3DContent {
    /// Never called: a mark has no other content.
    public var body: Never { preconditionFailure("RectangleMark is primitive; its body is never evaluated") }

    nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension RuleMark: Chart3DContent {
    /// Never called: a mark has no other content.
    public var body: Never { preconditionFailure("RuleMark is primitive; its body is never evaluated") }

    nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, zStart: PlottableValue<Z>, zEnd: PlottableValue<Z>
    ) {
        self.init(x: x)
    }
}

/// The symbol of a 3D data point.
public protocol Chart3DSymbolShape: Sendable {}

public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Hashable {
    private enum Kind { case sphere, cube, cylinder, cone }

    private let kind: Kind

    public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .sphere) }
    public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cube) }
    public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cylinder) }
    public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cone) }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
    public static var sphere: BasicChart3DSymbolShape { .sphere }
    public static var cube: BasicChart3DSymbolShape { .cube }
    public static var cylinder: BasicChart3DSymbolShape { .cylinder }
    public static var cone: BasicChart3DSymbolShape { .cone }
}

/// The camera of a 3D chart.
public struct Chart3DPose: Hashable, Sendable {
    public var azimuth: Angle
    public var inclination: Angle

    public init(azimuth: Angle, inclination: Angle) {
        self.azimuth = azimuth
        self.inclination = inclination
    }

    public static let `default` = Chart3DPose(azimuth: .degrees(30), inclination: .degrees(20))
    public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
    public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
    public static let left = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
    public static let right = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
    public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
    public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
}

public struct Chart3DCameraProjection: Hashable, Sendable {
    private enum Kind { case automatic, orthographic, perspective }

    private let kind: Kind

    public static let automatic = Chart3DCameraProjection(kind: .automatic)
    public static let orthographic = Chart3DCameraProjection(kind: .orthographic)
    public static let perspective = Chart3DCameraProjection(kind: .perspective)
}

public struct Chart3DRenderingStyle: Hashable, Sendable {
    private enum Kind { case automatic, volumetric }

    private let kind: Kind

    public static let automatic = Chart3DRenderingStyle(kind: .automatic)
    public static let volumetric = Chart3DRenderingStyle(kind: .volumetric)
}

/// The coloring of a surface.
public struct Chart3DSurfaceStyle: ShapeStyle {
    let gradient: Gradient

    public static var heightBased: Chart3DSurfaceStyle { heightBased(yRange: nil) }
    public static var normalBased: Chart3DSurfaceStyle { heightBased }

    public static func heightBased(yRange: ClosedRange<Double>?) -> Chart3DSurfaceStyle {
        Chart3DSurfaceStyle(gradient: Gradient(colors: [.blue, .green, .yellow, .red]))
    }

    public static func heightBased(
        _ gradient: Gradient, yRange: ClosedRange<Double>? = nil
    ) -> Chart3DSurfaceStyle {
        Chart3DSurfaceStyle(gradient: gradient)
    }

    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { gradient }
}

extension ShapeStyle where Self == Chart3DSurfaceStyle {
    public static var heightBased: Chart3DSurfaceStyle { .heightBased }
    public static var normalBased: Chart3DSurfaceStyle { .normalBased }

    public static func heightBased(yRange: ClosedRange<Double>) -> Chart3DSurfaceStyle {
        Chart3DSurfaceStyle.heightBased(yRange: Optional(yRange))
    }

    public static func heightBased(
        _ gradient: Gradient, yRange: ClosedRange<Double>? = nil
    ) -> Chart3DSurfaceStyle {
        Chart3DSurfaceStyle(gradient: gradient)
    }
}

/// Accepted: 3D charts are not drawn.
extension View {
    nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View { self }
    nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
    nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View { self }
    nonisolated public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }

    nonisolated public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        self
    }

    nonisolated public func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        self
    }

    nonisolated public func chartZAxis(_ visibility: Visibility) -> some View { self }

    nonisolated public func chartZAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        self
    }

    nonisolated public func chartZAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        self
    }

    nonisolated public func chartZAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func chartZAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        self
    }
}
