/// What people are told at the end of a run.
struct RunReport {
    var manifest: Manifest
    /// As it was given.
    var folder: String
    var terminal: Terminal

    private static let shownFindings = 20

    /// Says what there is, and ends the command as it must end.
    ///
    /// - Throws: the failure, or the status that findings have under `--strict`.
    func end(_ failure: CommandFailure?, strict: Bool) throws {
        let findings = manifest.findings
        let shown = findings - manifest.failures.count
        let account = shown > 0 ? ", \(shown) finding\(shown == 1 ? "" : "s")" : ""
        let count = "\(manifest.pictures.count) picture\(manifest.pictures.count == 1 ? "" : "s")"
        if !manifest.pictures.isEmpty {
            terminal.say("\(count) in \(duration(manifest.timings.pictures)) → \(folder)\(account)")
        }
        sayFindings()
        if let failure {
            let others = manifest.failures.filter { $0 != failure.message }
            for sentence in others.prefix(Self.shownFindings) { terminal.say("error: \(sentence)") }
            throw failure
        }
        if strict, findings > 0 { throw StatusReached(status: .findings) }
    }

    /// Each finding once, with the number of pictures that have it.
    private func sayFindings() {
        var lines: [(text: String, count: Int)] = []
        for diagnostic in (manifest.diagnostics + manifest.pictures.flatMap(\.diagnostics))
        where diagnostic.severity > .note {
            let line = diagnostic.line.map { ":\($0)" } ?? ""
            let place = diagnostic.file.map { "\($0)\(line): " } ?? ""
            let remedy = diagnostic.remedy.map { " (\($0))" } ?? ""
            let text = "\(place)\(diagnostic.severity): \(diagnostic.subject): \(diagnostic.message)\(remedy)"
            if let index = lines.firstIndex(where: { $0.text == text }) {
                lines[index].count += 1
            } else {
                lines.append((text, 1))
            }
        }
        for line in lines.prefix(Self.shownFindings) {
            terminal.say(line.count > 1 ? "\(line.text) [\(line.count) pictures]" : line.text)
        }
        if lines.count > Self.shownFindings {
            terminal.say("… and \(lines.count - Self.shownFindings) more; see manifest.json")
        }
    }
}
