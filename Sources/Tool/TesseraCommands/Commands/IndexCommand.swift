import ArgumentParser
import WidgetCompiler

/// `tessera index`: an internal step of the build.
package struct IndexCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "index",
        abstract: "Write an index of the SDK's declarations next to it.", shouldDisplay: false)

    package init() {}

    package func run() throws {
        do throws(BuildError) {
            try SDKLocation.located().prepareIndex()
        } catch {
            throw error.commandFailure()
        }
    }
}
