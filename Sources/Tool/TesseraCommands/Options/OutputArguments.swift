import ArgumentParser

/// The output options and the exit status of every command that draws.
struct OutputArguments: ParsableArguments {
    @Flag(help: "In SVG, convert text to outlines: it looks the same everywhere, but can no longer be selected.")
    var outlines = false

    @Option(
        help: ArgumentHelp(
            "Folder for the pictures; created if needed. Pictures that a previous run listed there are removed.",
            valueName: "dir"))
    var out: String = "out"

    @Option(name: .customLong("time-limit"), help: AnswerLimit.help)
    var answers: AnswerLimit = .standard

    @Flag(help: "Exit with status 1 when the pictures have findings.")
    var strict = false

    @Flag(help: "Also write the manifest to standard output.")
    var json = false

    func check() throws {
        try answers.check()
    }

    /// Reports the results, and ends the command with the status that they call for.
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
