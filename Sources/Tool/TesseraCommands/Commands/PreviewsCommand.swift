import ArgumentParser
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import RenderModel
import Subprocesses
import WidgetCompiler

/// `tessera previews`
package struct PreviewsCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "List the previews that a widget extension declares.",
        usage: "tessera previews <path> [<options>]",
        discussion: """
            Lists the name, family and place of every #Preview and PreviewProvider. `tessera render PATH --preview \
            NAME` draws one. The widget's code runs sandboxed.
            """)

    @Argument(help: ProjectOptions.pathHelp)
    var path: String

    @Option(name: .customLong("time-limit"), help: AnswerLimit.help)
    var answers: AnswerLimit = .standard

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @Flag(help: PermissionOptions.trusted)
    var trusted = false

    @Flag(help: PermissionOptions.offline)
    var offline = false

    @Flag(help: "Write the list as JSON.")
    var json = false

    package init() {}

    package func validate() throws {
        try answers.check()
        try PermissionOptions.check(trusted: trusted, offline: offline)
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        let confinement = try SandboxMode.ofCommands(trusted: trusted, offline: offline)
        let source = try WidgetChoice(command: "previews", taking: .one, options: project, terminal: terminal)
            .source(of: path)
        let previews = try previews(of: source, confinement, terminal)
        StandardStream.output.write(json ? Self.json(of: previews) : Self.text(of: previews))
    }

    private func previews(
        of source: WidgetSource, _ confinement: SandboxMode, _ terminal: Terminal
    ) throws(CommandFailure) -> [PreviewDescription] {
        let built = try source.build(confinement, terminal)
        do throws(ExtensionError) {
            let options = LaunchOptions(timeLimit: answers.seconds, confinement: confinement)
            return try ExtensionProcess(built, options: options).answer(to: PreviewsRequest())
        } catch {
            throw error.commandFailure(about: built.name)
        }
    }

    static func text(of previews: [PreviewDescription]) -> String {
        guard !previews.isEmpty else { return "No previews.\n" }
        return zip(previews.labels, previews).map { label, preview in
            let family = preview.family?.rawValue ?? preview.activityName ?? "view"
            let place = preview.file.isEmpty ? "" : "  \(preview.file):\(preview.line)"
            return "\(label)  \(family)\(place)\n"
        }.joined()
    }

    static func json(of previews: [PreviewDescription]) -> String {
        var writer = JSONWriter()
        writer.beginArray()
        for (label, preview) in zip(previews.labels, previews) {
            writer.beginObject()
            writer.member("name", label)
            if let family = preview.family { writer.member("family", family.rawValue) }
            if let name = preview.activityName { writer.member("presentation", name) }
            writer.member("file", preview.file)
            writer.member("line", preview.line)
            writer.endObject()
        }
        writer.endArray()
        return writer.text + "\n"
    }
}

extension PreviewDescription {
    /// The presentation of a Live Activity; `nil` for other previews.
    fileprivate var activityName: String? { presentation.map { ActivityPresentation($0).rawValue } }
}
