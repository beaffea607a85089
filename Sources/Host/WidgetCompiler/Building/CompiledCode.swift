/// Compiled sources, with what the host must know about them.
struct CompiledCode: Hashable {
    var digest: String
    var path: String
    var fromCache: Bool
    var needsContainerBackground: Bool
    /// Messages about the sources other than the compiler's.
    var messages: [CompilerMessage]
}
