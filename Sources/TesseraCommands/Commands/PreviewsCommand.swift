import ArgumentParser
import ExtensionHost
import ExtensionProtocol
import RenderModel

/// `tessera previews`
package struct PreviewsCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "List the previews that a widget extension declares.",
        discussion: """
            Shows name, family, number of entries and place of every #Preview and \
            PreviewProvider. `tessera render PATH --preview NAME` draws one.
            """)

    @Argument(help: ArgumentHelp("The folder of a widget extension.", valueName: "path"))
    var path: String

    @Flag(help: "Write the list as JSON.")
    var json = false

    package init() {}

    package func run() throws {
        let terminal = Terminal.standardError()
        let description = try describe(terminal)
        StandardStream.output.write(json ? Self.json(of: description) : Self.text(of: description))
    }

    private func describe(_ terminal: Terminal) throws(CommandFailure) -> ExtensionDescription {
        let built: BuiltExtension
        do throws(BuildError) {
            let folder = try WidgetFolder.checked(at: path)
            terminal.show("Building \(folder.name)…")
            built = try WidgetBuilder(sdk: try SDKLocation.located()).build(folder)
            terminal.clearLine()
        } catch {
            throw error.commandFailure()
        }
        do throws(ExtensionError) {
            return try ExtensionSession(built).describe()
        } catch {
            throw error.commandFailure(about: built.name)
        }
    }

    static func text(of description: ExtensionDescription) -> String {
        guard !description.previews.isEmpty else { return "No previews.\n" }
        return zip(description.previewLabels, description.previews).map { label, preview in
            let family = preview.family?.rawValue ?? "view"
            let entries = preview.entryCount == 1 ? "" : ", \(preview.entryCount) entries"
            return "\(label)  \(family)\(entries)  \(preview.file):\(preview.line)\n"
        }.joined()
    }

    static func json(of description: ExtensionDescription) -> String {
        var writer = JSONWriter()
        writer.beginArray()
        for (label, preview) in zip(description.previewLabels, description.previews) {
            writer.beginObject()
            writer.member("name", label)
            if let family = preview.family { writer.member("family", family.rawValue) }
            writer.member("entries", preview.entryCount)
            writer.member("file", preview.file)
            writer.member("line", preview.line)
            writer.endObject()
        }
        writer.endArray()
        return writer.text + "\n"
    }
}
