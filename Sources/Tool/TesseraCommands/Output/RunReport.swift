/// The report that is printed at the end of a run.
struct RunReport {
    var manifest: Manifest
    /// The path as the user entered it.
    var folder: String
    var terminal: Terminal

    private static let shownFindings = 20

    /// Reports the results, and ends the command with the status that they call for.
    ///
    /// - Throws: the failure, or the status that findings have under `--strict`.
    func end(_ failure: CommandFailure?, strict: Bool) throws {
        let shown = manifest.noticed.total
        let account = shown > 0 ? ", \(shown) finding\(shown == 1 ? "" : "s")" : ""
        let count = "\(manifest.pictureCount) picture\(manifest.pictureCount == 1 ? "" : "s")"
        if manifest.pictureCount > 0 {
            terminal.say("\(count) in \(duration(manifest.timings.pictures)) → \(folder)\(account)")
        }
        printFindings()
        printOptionsWithoutEffect()
        if let failure {
            let others = manifest.failures.filter { $0 != failure.message }
            for sentence in others.prefix(Self.shownFindings) { terminal.say("error: \(sentence)") }
            throw failure
        }
        if strict, manifest.findings > 0 { throw EarlyExit(status: .findings) }
    }

    private func printOptionsWithoutEffect() {
        let names = manifest.noticed.withoutEffect.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
        guard !names.isEmpty else { return }
        let texts = names.map { $0.count > 1 ? "\($0.text) [\($0.count) pictures]" : $0.text }
        terminal.say("no effect in a widget: \(texts.joined(separator: ", "))")
    }

    private func printFindings() {
        let lines = manifest.noticed.lines
        for line in lines.prefix(Self.shownFindings) {
            terminal.say(line.count > 1 ? "\(line.text) [\(line.count) pictures]" : line.text)
        }
        if lines.count > Self.shownFindings {
            terminal.say("… and \(lines.count - Self.shownFindings) more; see manifest.json")
        }
    }
}
