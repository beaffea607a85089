import Synchronization

/// A piece of user interface, described by other views.
///
/// A widget has no live state, so a view is evaluated only for an entry and an environment: `_makeView` turns it into
/// layout nodes, which are measured, placed, emitted as a render tree and discarded.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Appends the layout nodes of `view`. Views with a body use the default implementation; the primitive views of
    /// this module have their own.
    nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs)
}

extension View {
    /// Evaluates `body` with the current environment and continues with the result.
    ///
    /// 1. Stop with one diagnostic when views are nested deeper than `_ViewInputs.depthLimit`.
    /// 2. Make the inputs' environment the one that `@Environment` properties read.
    /// 3. Evaluate `body`, restore the previous environment, create the nodes of the result one level deeper.
    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard var inner = inputs.deeper(for: Self.self) else { return }
        inner.composite = Self.self
        let outer = inputs.context.memory.enter(view)
        defer { inputs.context.memory.leave(to: outer) }
        let body = EnvironmentValues.withCurrent(inputs.environment) { assumeMainActor(view) { $0.body } }
        let first = outputs.nodes.count
        Body._makeView(body, inputs: inner, outputs: &outputs)
        for node in outputs.nodes[first...] where node.viewType.isEmpty { node.viewType = typeName(of: Self.self) }
    }
}

extension Never: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("Never has no values, so this is never evaluated") }
}

extension View where Body == Never {
    /// Never called: a view without a body creates its own nodes.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive view; its body is never evaluated")
    }
}

/// Runs main-actor code from the synchronous rendering pass, which always runs on the main thread (`ViewRenderer`).
package func assumeMainActor<Input, Output>(_ input: Input, _ operation: @MainActor (Input) -> Output) -> Output {
    nonisolated(unsafe) let value = input
    nonisolated(unsafe) var result: Output?
    MainActor.assumeIsolated { result = operation(value) }
    guard let output = result else { preconditionFailure("assumeIsolated returned without running its operation") }
    return output
}

/// The unqualified name of a type without its generic arguments, such as `VStack`. Queried often for each view, so
/// names are cached.
package func typeName(of type: Any.Type) -> String {
    let identifier = ObjectIdentifier(type)
    if let known = typeNames.withLock({ $0[identifier] }) { return known }
    // `String(describing:)` would first search every conformance in the program for one that describes the type.
    let name = String(_typeName(type, qualified: false).prefix { $0 != "<" })
    typeNames.withLock { $0[identifier] = name }
    return name
}

private let typeNames = Mutex<[ObjectIdentifier: String]>([:])
