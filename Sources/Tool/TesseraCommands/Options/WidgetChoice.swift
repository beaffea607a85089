import Glibc
import WidgetCompiler
import XcodeProject

/// The choice of the widget extensions that a command uses, among those that its paths lead to.
///
/// 1. A path with one extension selects it. If a search was necessary, the selection is reported.
/// 2. Of several extensions, a command that supports many uses all of them. A command that needs a single one prompts
///    for it on a terminal; otherwise it ends with the list and the exact command for each.
/// 3. `--target` keeps the extensions of that name; if several projects have one of that name, every command proceeds
///    as in 2.
/// 4. Unreadable paths are reported; they are an error only if nothing else remains.
struct WidgetChoice {
    enum Extent { case every, one }

    let command: String
    let extent: Extent
    let options: ProjectOptions
    let terminal: Terminal
    /// Reads a line of input, `nil` at its end; `nil` itself where the user cannot be prompted.
    let answer: (() -> String?)?

    init(
        command: String, taking extent: Extent, options: ProjectOptions, terminal: Terminal,
        answer: (() -> String?)? = Self.typedLine
    ) {
        self.command = command
        self.extent = extent
        self.options = options
        self.terminal = terminal
        if case .interactive = terminal.style { self.answer = answer } else { self.answer = nil }
    }

    private static var typedLine: (() -> String?)? {
        isatty(STDIN_FILENO) == 1 ? { readLine() } : nil
    }

    /// The selected extensions, at least one.
    func sources(of paths: [String]) throws(CommandFailure) -> [WidgetSource] {
        var sources: [WidgetSource] = []
        for path in paths {
            let search = try search(path)
            for offer in try taken(of: search) {
                sources.append(
                    WidgetSource(
                        offer.path, target: offer.target,
                        configuration: offer.target == nil ? nil : options.configuration,
                        enclosingFolder: offer.enclosingFolder))
            }
        }
        return sources
    }

    func source(of path: String) throws(CommandFailure) -> WidgetSource {
        try sources(of: [path]).first ?? options.source(path)
    }

    private func search(_ path: String) throws(CommandFailure) -> WidgetSearch {
        defer { terminal.clearLine() }
        do throws(BuildError) {
            try BuildOptions().openCacheFolder()
        } catch {
            throw error.commandFailure()
        }
        // The search parses sources with an entry point, before there is a builder.
        BuildOptions().keepSyntaxTrees()
        do throws(ProjectProblem) {
            return try Interruption.endingAtOnce { () throws(ProjectProblem) in
                try WidgetSearch(path, configuration: options.configuration) { terminal.show("Reading \($0)…") }
            }
        } catch {
            throw Self.failure(error)
        }
    }

    private func taken(of search: WidgetSearch) throws(CommandFailure) -> [WidgetCandidate] {
        let wanted = options.target
        guard !search.offers.isEmpty else { throw Self.nothing(in: search) }
        if let wanted, search.offers.allSatisfy({ $0.target == nil }) {
            throw Self.failure(search.projects.isEmpty ? .noProject(search.path) : search.absence(of: wanted))
        }
        if options.configuration != nil, search.offers.allSatisfy({ $0.target == nil }) {
            throw Self.failure(.noProject(search.path))
        }
        let named = wanted.map(search.offers(named:)) ?? search.offers
        if named.isEmpty, let wanted { throw Self.failure(search.absence(of: wanted)) }
        let whole = named.filter { $0.problem == nil }
        guard !whole.isEmpty else {
            throw Self.failure(named.lazy.compactMap(\.problem).first ?? .noProject(search.path))
        }
        for problem in search.problems + named.compactMap(\.problem) {
            terminal.say("note: \(problem); it is skipped")
        }
        for note in search.notes { terminal.say("note: \(note)") }
        guard whole.count > 1 else {
            if !search.isNamed { terminal.say("Using \(whole[0].text).") }
            return whole
        }
        if extent == .every, wanted == nil {
            terminal.say("Using \(whole.count) widget extensions:")
            for offer in whole { terminal.say("  \(offer.text)") }
            return whole
        }
        return [try asked(for: whole, in: search)]
    }

    // MARK: Prompt

    private func asked(for offers: [WidgetCandidate], in search: WidgetSearch) throws(CommandFailure) -> WidgetCandidate
    {
        let called = options.target.map { " called “\($0)”" } ?? ""
        let sentence = "\(search.path) has \(offers.count) widget extensions\(called)."
        let failure = CommandFailure(
            .usage, sentence,
            remedy: (["Name one:"] + offers.map { "  " + commandLine(for: $0) }).joined(separator: "\n       "))
        guard let answer else { throw failure }
        terminal.say(sentence)
        for (index, offer) in offers.enumerated() { terminal.say("  \(index + 1)  \(offer.text)") }
        while true {
            terminal.ask("Which one? [1] ")
            guard let line = answer() else { throw failure }
            let typed = line.filter { !$0.isWhitespace }
            if typed.isEmpty { return offers[0] }
            if let number = Int(typed), offers.indices.contains(number - 1) { return offers[number - 1] }
            terminal.say("Type a number from 1 to \(offers.count).")
        }
    }

    /// The command line that selects only this extension.
    private func commandLine(for offer: WidgetCandidate) -> String {
        var words = [Tessera.programName, command, offer.path]
        if let target = offer.target { words += ["--target", target] }
        if let configuration = options.configuration { words += ["--configuration", configuration] }
        return words.map(Self.quoted).joined(separator: " ")
    }

    /// The word quoted for a shell.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || "0123456789-_./+:@%,=".unicodeScalars.contains(scalar)
            }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    // MARK: Failures

    private static func failure(_ problem: ProjectProblem) -> CommandFailure {
        BuildError.folder(.project(problem)).commandFailure()
    }

    private static func nothing(in search: WidgetSearch) -> CommandFailure {
        if let problem = search.problems.first { return failure(problem) }
        if search.isNamed, let project = search.projects.first {
            return failure(.noWidgetTarget(project: project.path.lastPart, targets: project.targets))
        }
        var failure = CommandFailure(
            .usage, "There is no widget extension in “\(search.path)”.",
            remedy: "Give the folder of a widget extension, or a project that has one.")
        failure.details = search.projects.map { "\($0.path) has the targets: \($0.targets.joined(separator: ", "))" }
        return failure
    }
}

extension WidgetSearch {
    fileprivate func absence(of target: String) -> ProjectProblem {
        let names = offers.compactMap(\.target)
        if isNamed { return .unknownTarget(target, project: path.lastPart, widgets: names) }
        return .unknownTarget(target, project: projects.count == 1 ? projects[0].path.lastPart : path, widgets: names)
    }
}

extension String {
    /// The last part of a path.
    fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
