import Foundation
import WidgetCompiler

extension WidgetBuilder {
    /// The compiler's messages about the unmodified sources, including warnings, without further diagnosis.
    package func check(_ folder: WidgetFolder) throws -> [CompilerMessage] {
        let sources = try PreparedSources(folder, platform: options.platform, role: .fragment)
        let sdk = try visibleSDK()
        let graph = try moduleGraph(
            of: folder, sources, sdk: sdk, toolchain: Toolchain(compiler: options.compiler))
        let modules: [BuiltModule]
        do throws(BuildError) {
            modules = try build(graph)
        } catch {
            guard case .compile(let messages) = error else { throw error }
            return sources.messages + messages
        }
        let invocation = CompilerInvocation(sources: sources, sdk: sdk, options: options, modules: modules)
        let scratch = try TemporaryFolder()
        let arguments = try invocation.arguments(scratch: scratch.path) + ["-typecheck", "-wmo"]
        let (output, ending) = try run(
            options.compiler, arguments, in: scratch.path, reading: invocation.readable)
        let messages = CompilerMessage.parse(output)
        guard ending == .exited(code: 0) || messages.contains(where: { $0.severity == .error }) else {
            throw BuildError.compilerCrashed(output)
        }
        return sources.messages + graph.explained(CompilerMessageClarity.ofFiles().clarified(messages))
    }
}
