import ExtensionProcess
import Subprocesses
import WidgetCompiler

extension WidgetSource {
    /// Builds the extension for its first platform, and shows the progress.
    func build(_ confinement: SandboxMode, _ terminal: Terminal) throws(CommandFailure) -> BuiltExtension {
        var place: (given: String, actual: String)?
        do throws(BuildError) {
            let folder = try WidgetFolder.checked(at: self)
            place = folder.place(givenAs: self)
            let line = "Building \(folder.name)…"
            terminal.show(line)
            let options = BuildOptions(platform: folder.firstPlatform, confinement: confinement.ofBuilds)
            let built = try WidgetBuilder(
                sdk: try SDKLocation.located(), options: options, report: terminal.progress(line)
            ).build(folder).product
            terminal.clearLine()
            return built
        } catch {
            var failure = error.commandFailure(source: place)
            if case .compile = error, let folder = try? WidgetFolder.checked(at: self) {
                failure.explain(folder, confinement, on: folder.firstPlatform)
            }
            throw failure
        }
    }
}
