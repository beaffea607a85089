import ArgumentParser

/// Where results go and how a run ends, for every command that draws.
struct OutputArguments: ParsableArguments {
    @Flag(help: "In SVG, write texts as outlines: they look the same everywhere, but are no longer texts.")
    var outlines = false

    @Option(
        help: ArgumentHelp(
            "Folder for the pictures; made when missing. Pictures that an earlier run listed there are removed.",
            valueName: "dir"))
    var out: String = "out"

    @Option(name: .customLong("time-limit"), help: AnswerLimit.help)
    var answers: AnswerLimit = .standard

    @Flag(help: "End with status 1 when the pictures have findings.")
    var strict = false

    @Flag(help: "Write the manifest to standard output too.")
    var json = false

    func check() throws {
        try answers.check()
    }

    /// Says what there is, and ends the command as it must end.
    ///
    /// - Throws: the failure, or the status that findings have under `--strict`.
    func end(_ manifest: Manifest, _ failure: CommandFailure?, terminal: Terminal) throws {
        if json {
            switch manifest.destination {
            case .none: break
            case .file: StandardStream.output.copy(out + "/" + ManifestWriter.file)
            case .text(let text): StandardStream.output.write(text)
            }
        }
        try RunReport(manifest: manifest, folder: out, terminal: terminal).end(failure, strict: strict)
    }
}
