extension WidgetBuilder {
    /// Compiles sources, and once more with what the compiler's errors can be remedied by, as long as there is such.
    ///
    /// - Throws: what the compiler says of the sources with all remedies, as a person reads it.
    func remedying(
        _ invocation: CompilerInvocation, compile: (CompilerInvocation) throws(BuildError) -> Void
    ) throws(BuildError) {
        var invocation = invocation
        for round in 0... {
            do throws(BuildError) {
                return try compile(invocation)
            } catch {
                guard case .compile(let messages) = error else { throw error }
                guard round < CompilerRemedies.rounds,
                    let sources = CompilerRemedies.remedied(invocation.sources, by: messages)
                else {
                    let errors = messages.filter { $0.severity != .warning }
                    throw .compile(
                        CompilerMessageClarity.ofFiles().clarified(errors)
                            + messages.filter { $0.severity == .warning })
                }
                invocation.sources = sources
            }
        }
    }
}
