extension WidgetBuilder {
    /// Compiles sources, and compiles them again with remedies for the compiler's errors as long as there are any.
    ///
    /// - Throws: the compiler's messages about the sources with all remedies, clarified for the user; those about the
    ///   sources without remedies if a remedy produced code that cannot be parsed.
    func remedying(
        _ invocation: CompilerInvocation, compile: (CompilerInvocation) throws(BuildError) -> Void
    ) throws(BuildError) {
        var invocation = invocation
        var first: [CompilerMessage]?
        for round in 0... {
            do throws(BuildError) {
                return try compile(invocation)
            } catch {
                guard case .compile(var messages) = error else { throw error }
                guard round < CompilerRemedies.rounds,
                    let sources = CompilerRemedies.remedied(
                        invocation.sources, by: messages, isForeign: isFetched(invocation.sources))
                else {
                    // Sources that compile without the Objective-C declarations must not fail because of them.
                    if let bare = invocation.withoutObjectiveC {
                        do throws(BuildError) { return try compile(bare) } catch {
                            guard case .compile = error else { throw error }
                        }
                    }
                    if let first, messages.contains(where: \.isOfGrammar) { messages = first }
                    throw .compile(
                        CompilerMessageClarity.ofFiles().clarified(messages.withoutWarnings)
                            + messages.filter { $0.severity == .warning })
                }
                first = first ?? messages
                invocation.sources = sources
            }
        }
    }

    /// Whether sources are those of a fetched package. Its authors compile it for Apple's platforms, so an error in it
    /// is a gap in this compiler, not the user's mistake.
    package func isFetched(_ sources: PreparedSources) -> Bool {
        sources.language.packageName != nil && sources.files.allSatisfy { isFetched($0.path) }
    }

    /// Whether a file belongs to a fetched package.
    func isFetched(_ file: String) -> Bool { file.hasPrefix(options.cacheFolder + "/") }
}

extension CompilerInvocation {
    /// The same invocation without the file that is generated for Objective-C headers, if there is one.
    fileprivate var withoutObjectiveC: CompilerInvocation? {
        var bare = self
        bare.sources.generatedFiles.removeAll { $0.name == ObjectiveCCode.fileName }
        return bare.sources.generatedFiles.count < sources.generatedFiles.count ? bare : nil
    }
}

extension CompilerMessage {
    /// Whether it is about syntax, not about semantics.
    fileprivate var isOfGrammar: Bool {
        severity == .error
            && (message.hasPrefix("expected ") || message.hasPrefix("consecutive ")
                || message.hasPrefix("unterminated ") || message.hasPrefix("extraneous '"))
    }
}
