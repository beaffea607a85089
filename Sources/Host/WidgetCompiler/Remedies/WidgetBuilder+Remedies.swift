extension WidgetBuilder {
    /// Compiles sources, and once more with what the compiler's errors can be remedied by, as long as there is such.
    ///
    /// - Throws: what the compiler says of the sources with all remedies, as a person reads it; of the sources without
    ///   any where a remedy left something that cannot be read.
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
                    // What compiles without the declarations of Objective-C is not to fail for them.
                    if let bare = invocation.withoutObjectiveC {
                        do throws(BuildError) { return try compile(bare) } catch {
                            guard case .compile = error else { throw error }
                        }
                    }
                    if let first, messages.contains(where: \.isOfGrammar) { messages = first }
                    let errors = messages.filter { $0.severity != .warning }
                    throw .compile(
                        CompilerMessageClarity.ofFiles().clarified(errors)
                            + messages.filter { $0.severity == .warning })
                }
                first = first ?? messages
                invocation.sources = sources
            }
        }
    }

    /// Whether sources are those of a fetched package. Its authors compile it for Apple's platforms, so an error in it is
    /// a gap of this compiler's, not a mistake of the user's.
    package func isFetched(_ sources: PreparedSources) -> Bool {
        sources.language.packageName != nil && sources.files.allSatisfy { isFetched($0.path) }
    }

    /// Whether a file is one of a fetched package.
    func isFetched(_ file: String) -> Bool { file.hasPrefix(options.cacheFolder + "/") }
}

extension CompilerInvocation {
    /// The same without the file of what headers in Objective-C declare, where there is one.
    fileprivate var withoutObjectiveC: CompilerInvocation? {
        var bare = self
        bare.sources.generatedFiles.removeAll { $0.name == ObjectiveCCode.fileName }
        return bare.sources.generatedFiles.count < sources.generatedFiles.count ? bare : nil
    }
}

extension CompilerMessage {
    /// Whether it is about how something is written, not about what it means.
    fileprivate var isOfGrammar: Bool {
        severity == .error
            && (message.hasPrefix("expected ") || message.hasPrefix("consecutive ")
                || message.hasPrefix("unterminated ") || message.hasPrefix("extraneous '"))
    }
}
