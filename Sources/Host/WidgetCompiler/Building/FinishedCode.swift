/// Compiled sources, with what the host must know of them.
struct FinishedCode: Hashable {
    var digest: String
    var path: String
    var fromCache: Bool
    var needsContainerBackground: Bool
    /// What is to be said of the sources beside what the compiler says.
    var messages: [CompilerMessage]
}
