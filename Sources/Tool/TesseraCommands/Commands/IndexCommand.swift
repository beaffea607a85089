import ArgumentParser
import WidgetCompiler

/// `tessera index`: part of the build, of no use to others.
package struct IndexCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "index",
        abstract: "Write down beside the SDK what it declares.", shouldDisplay: false)

    package init() {}

    package func run() throws {
        do throws(BuildError) {
            try SDKLocation.located().prepareIndex()
        } catch {
            throw error.commandFailure()
        }
    }
}
