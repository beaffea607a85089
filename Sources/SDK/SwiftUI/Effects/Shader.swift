import RenderModel

/// A function that a GPU runs for each pixel, with its arguments. No output has a GPU: it is reported once and changes
/// nothing.
public struct Shader: Equatable, Sendable {
    /// An argument of the function.
    public struct Argument: Equatable, Sendable {
        private enum Kind: Equatable, Sendable {
            case floats([Float])
            case floatArray([Float])
            case boundingRect
            case color(Color)
            case colorArray([Color])
            case image(Image)
            case data(Data)
        }

        private let kind: Kind

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(kind: .floats([Float(x)])) }

        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(kind: .floats([Float(x), Float(y)]))
        }

        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(kind: .floats([Float(x), Float(y), Float(z)]))
        }

        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(kind: .floats([Float(x), Float(y), Float(z), Float(w)]))
        }

        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        public static func floatArray(_ array: [Float]) -> Argument { Argument(kind: .floatArray(array)) }
        public static var boundingRect: Argument { Argument(kind: .boundingRect) }
        public static func color(_ color: Color) -> Argument { Argument(kind: .color(color)) }
        public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colorArray(array)) }
        public static func image(_ image: Image) -> Argument { Argument(kind: .image(image)) }
        public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }
    }

    /// The purpose a shader is compiled for.
    public struct UsageType: Hashable, Sendable {
        private let name: String

        public static let shapeStyle = UsageType(name: "shapeStyle")
        public static let colorEffect = UsageType(name: "colorEffect")
        public static let distortionEffect = UsageType(name: "distortionEffect")
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    public func compile(as type: UsageType) async throws {}
}

/// A function of a library, by name.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A library of GPU functions.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private enum Source: Equatable {
        case main
        case bundle(URL)
        case data(Data)
        case url(URL)
    }

    private let source: Source

    private init(source: Source) {
        self.source = source
    }

    public init(data: Data) {
        source = .data(data)
    }

    public init(url: URL) {
        source = .url(url)
    }

    public static let `default` = ShaderLibrary(source: .main)

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: .bundle(bundle.bundleURL)) }

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension RenderContext {
    func reportShader(_ name: String, _ modifier: String) {
        report(
            Diagnostic(
                .warning, .notDrawn, subject: "\(modifier)(\(name))",
                message: "The shader “\(name)” is not run; the content is drawn without it.",
                remedy: "Use SwiftUI's built-in effects instead."))
    }
}

/// As a style it is clear, because its output is unknown.
extension Shader: ShapeStyle {
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        request.environment.renderContext?.reportShader(function.name, "shapeStyle")
        return _ResolvedShapeStyle(.color(Color.Resolved(.clear)))
    }
}

struct ShaderModifier: NodeModifier {
    typealias Body = Never

    let shader: Shader
    let name: String
    let isEnabled: Bool

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        if isEnabled { inputs.context.reportShader(shader.function.name, name) }
        return node
    }
}

extension View {
    /// Accepted and reported; the shader is not run.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(ShaderModifier(shader: shader, name: "colorEffect", isEnabled: isEnabled))
    }

    /// Accepted and reported; the shader is not run.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(ShaderModifier(shader: shader, name: "distortionEffect", isEnabled: isEnabled))
    }

    /// Accepted and reported; the shader is not run.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(ShaderModifier(shader: shader, name: "layerEffect", isEnabled: isEnabled))
    }
}
