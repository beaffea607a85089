import AppleAPI
import ExtensionProtocol
import Foundation
import SwiftSource

/// Leaves out of sources what cannot be compiled, until the rest can.
///
/// 1. Imports of modules that nobody has are blanked.
/// 2. The compiler checks all files. Each of its errors is answered by the smallest change that was not tried at that
///    place yet:
///    a. an unknown modifier of a view, an unknown attribute, or a statement, modifier or view with an unknown name in it
///       is taken out, a few times for each body (`ExpressionOmission`). Members whose type cannot be inferred come
///       after that: behind an unknown name they only follow from it and wait for the next round;
///    b. the body of the function or property around the error is replaced by one that gives an empty value;
///    c. the declaration around the error is taken out. Those of the entry point and of the last widget stay: without
///       them there is nothing to draw.
/// 3. This is repeated until the compiler has no errors, or nothing is left to change, or its share of the effort is used up,
///    or after `rounds` rounds: each declaration that needs the one before takes one. Files that had errors, files that
///    were changed and files that name what was taken out are checked again. A file that gets errors by something else
///    escapes that; building the result finds it, and then everything is done once more with all files in each round
///    (`isThorough`).
///
/// Every line keeps its number.
struct PartialSources {
    private static let rounds = 100
    /// How many errors of a file a round answers; each costs a walk over the file.
    private static let errorsAtOnce = 500
    /// How often parts of a body are taken out before the whole is.
    private static let expressionRounds = 4

    /// A place that was changed, so that the next error there is answered by more.
    private struct Place: Hashable {
        var file: Int
        var keyword: String
        var name: String
        var line: Int
    }

    let builder: WidgetBuilder
    let sdk: SDKLocation
    let modules: [BuiltModule]
    /// Modules that the sources import and nobody has.
    let absent: Set<String>
    let share: BuildTimeBudget.Share
    let scratch: String
    /// Whether each round checks all files.
    let isThorough: Bool

    private(set) var sources: PreparedSources
    private(set) var omissions: [Omission] = []
    private var tried: [Place: Omission.Extent] = [:]
    private var expressionRounds: [Place: Int] = [:]
    private var index: APIIndex?

    init(
        _ sources: PreparedSources, builder: WidgetBuilder, sdk: SDKLocation, modules: [BuiltModule],
        absent: Set<String>, share: BuildTimeBudget.Share, scratch: String, isThorough: Bool
    ) {
        self.share = share
        self.isThorough = isThorough
        self.sources = sources
        self.builder = builder
        self.sdk = sdk
        self.modules = modules
        self.absent = absent
        self.scratch = scratch
    }

    /// - Parameter first: what the compiler has said of the sources already.
    /// - Returns: whether the sources compile now.
    mutating func complete(first: [CompilerMessage]? = nil) throws(BuildError) -> Bool {
        let hasBlanked = blankImports()
        index = APIReader(sdk: builder.sdk, options: builder.options).index()
        var messages = hasBlanked ? nil : first
        var suspects: Set<Int>?
        for _ in 0..<Self.rounds {
            var said = messages
            if said == nil { said = try typecheck(only: suspects) }
            let errors = (said ?? []).filter { $0.severity == .error }
            if errors.isEmpty { return true }
            let changed = remedy(said ?? []) ?? answer(errors)
            let isFirst = messages != nil
            messages = nil
            guard !changed.files.isEmpty else {
                // What was said first was for people: it leaves out what only follows.
                if isFirst { continue } else { return false }
            }
            // A build that failed may have said only a part.
            suspects = isThorough || isFirst ? nil : self.suspects(after: changed, errors)
        }
        return false
    }

    /// Files of which the compiler may say something else than before.
    private func suspects(after changed: Changed, _ errors: [CompilerMessage]) -> Set<Int> {
        let faulty = Set(errors.map(\.file))
        return Set(
            sources.files.indices.filter { index in
                let file = sources.files[index]
                return changed.files.contains(index) || faulty.contains(file.path)
                    || SourceText.holds(changed.names, in: file.rewritten ?? file.content)
            })
    }

    // MARK: The compiler

    /// - Parameter suspects: indices of the files to check; all when there are none given.
    private mutating func typecheck(only suspects: Set<Int>?) throws(BuildError) -> [CompilerMessage] {
        var builder = builder
        builder.options.budgetLimit = share.left
        guard share.left > 0 else { throw .partTimedOut(seconds: share.granted) }
        let invocation = CompilerInvocation(sources: sources, sdk: sdk, options: builder.options, modules: modules)
        let calls = try calls(of: invocation, checking: suspects)
        let (compiler, scratch) = (builder.options.compiler, scratch)
        let results = Parallel.map(calls) { [builder] arguments in
            Result { () throws(BuildError) in try builder.finished(compiler, arguments, in: scratch) }
        }
        var output = ""
        var hasSucceeded = true
        for result in results {
            do throws(BuildError) {
                let finished = try result.get()
                output += finished.output + "\n"
                hasSucceeded = hasSucceeded && finished.hasSucceeded
            } catch {
                guard case .compilerTimedOut = error else { throw error }
                throw .partTimedOut(seconds: share.granted)
            }
        }
        let messages = CompilerMessage.parse(output)
        guard hasSucceeded || messages.contains(where: { $0.severity == .error }) else {
            throw BuildError.compilerCrashed(WidgetBuilder.tail(of: output))
        }
        return messages
    }

    /// Suspects from which on several processes check them.
    private static let manySuspects = 16

    /// The arguments of the calls of the compiler that check the suspects, or all files.
    private func calls(of invocation: CompilerInvocation, checking suspects: Set<Int>?) throws(BuildError) -> [[String]]
    {
        let paths = (suspects ?? []).sorted().map { sources.files[$0].path }
        let width = paths.count < Self.manySuspects ? 1 : ProcessInfo.processInfo.activeProcessorCount
        var calls: [[String]] = []
        for number in 0..<width {
            let own = Set(paths.enumerated().filter { $0.offset % width == number }.map(\.element))
            guard !own.isEmpty, let arguments = try invocation.checking(only: own, scratch: scratch) else { continue }
            calls.append(arguments)
        }
        return calls.isEmpty ? [try invocation.arguments(scratch: scratch) + invocation.checking] : calls
    }

    // MARK: Changes

    private mutating func blankImports() -> Bool {
        var hasBlanked = false
        for (number, file) in sources.files.enumerated() {
            var bytes = file.rewritten ?? file.content
            let text = SourceText(bytes)
            for module in absent.sorted() {
                for imported in text.imports(of: module) {
                    for offset in text.statement(of: imported) where bytes[offset] != UInt8(ascii: "\n") {
                        bytes[offset] = UInt8(ascii: " ")
                    }
                    sources.files[number].rewritten = bytes
                    hasBlanked = true
                }
            }
        }
        sources.declarations.imports.subtract(absent)
        // Whatever framework is not there would have brought Foundation.
        if hasBlanked { sources.declarations.implicitModules.insert("Foundation") }
        return hasBlanked
    }

    /// Changes that answer the errors of one file.
    private struct Answers {
        var repair: SourceRepair
        /// Bodies that are answered already; what else is wrong with them may only follow from it.
        var bodies: Set<Int> = []
        /// Bodies from which members were taken out that may follow from an error, but from no answered one.
        var inferredBodies: Set<Int> = []
        var edits: [(edit: SourceEdit, place: Place, omission: Omission)] = []
    }

    /// What a round has changed.
    struct Changed {
        var files: Set<Int> = []
        /// What was taken out whole.
        var names: Set<String> = []
    }

    /// What can be remedied needs no part to be left out.
    private mutating func remedy(_ messages: [CompilerMessage]) -> Changed? {
        let isForeign = builder.isFetched(sources)
        guard let remedied = CompilerRemedies.remedied(sources, by: messages, isForeign: isForeign) else { return nil }
        let isDeclaredOtherwise = sources.generatedFiles != remedied.generatedFiles
        let files = sources.files.indices.filter {
            isDeclaredOtherwise || sources.files[$0].rewritten != remedied.files[$0].rewritten
        }
        sources = remedied
        return Changed(files: Set(files))
    }

    /// Changes the sources by what the compiler has said of them in one round.
    mutating func answer(_ errors: [CompilerMessage]) -> Changed {
        var changed = Changed()
        for (number, file) in sources.files.enumerated() {
            let own = errors.lazy.filter { $0.file == file.path }.prefix(Self.errorsAtOnce)
            guard !own.isEmpty else { continue }
            let text = SourceText(file.rewritten ?? file.content)
            let outline = SourceOutline(text)
            var answers = Answers(repair: SourceRepair(text))
            let placed = own.compactMap { error in
                text.offset(line: error.line, column: error.column).map { (error: error, offset: $0) }
            }
            for (error, offset) in placed where !error.isOfInference {
                takeOut(error, at: offset, in: outline, file: number, &answers)
            }
            for (error, offset) in placed where error.isOfInference {
                takeOut(error, at: offset, in: outline, file: number, &answers)
            }
            for (error, offset) in placed { answer(error, at: offset, in: outline, file: number, &answers) }
            guard answers.repair.isNeeded || !answers.edits.isEmpty else { continue }
            changed.files.insert(number)
            for (edit, place, omission) in answers.edits
            where !answers.edits.contains(where: { $0.edit.range != edit.range && $0.edit.range.holds(edit.range) }) {
                answers.repair.replace(edit)
                tried[place] = omission.extent
                note(omission)
                if omission.extent == .declaration { changed.names.formUnion(Self.words(of: omission.name)) }
            }
            sources.files[number].rewritten = answers.repair.repaired
        }
        return changed
    }

    /// The words by which other files may use a declaration: an initializer by the name of its type.
    private static func words(of name: String) -> [String] {
        let parts = name.split(separator: ".").map(String.init)
        guard let last = parts.last, ["init", "deinit", "subscript"].contains(last) else { return parts.suffix(1) }
        return parts.dropLast().suffix(1)
    }

    /// Takes a modifier, a view or an attribute out, where the error names one.
    private mutating func takeOut(
        _ error: CompilerMessage, at offset: Int, in outline: SourceOutline, file: Int, _ answers: inout Answers
    ) {
        guard let body = outline.body(around: offset) else { return }
        let isAnswered = answers.bodies.contains(body)
        if error.isOfInference, isAnswered, !answers.inferredBodies.contains(body) { return }
        let declaration = outline.declaration(of: body)
        let place = place(of: declaration, in: outline, file: file)
        guard let head = BodyHead(of: body, in: outline), tried[place] == nil || tried[place] == .expression,
            expressionRounds[place, default: 0] < Self.expressionRounds || isAnswered,
            takeOut(
                error, at: offset,
                amid: ExpressionOmission.Content(head).map { content in
                    ExpressionOmission(
                        text: outline.text, content: content, parameters: ParameterUse(of: body, in: outline),
                        kind: head.isConfiguration ? owner(of: body, in: outline) : nil)
                }, &answers.repair)
        else { return }
        if !isAnswered { expressionRounds[place, default: 0] += 1 }
        tried[place] = .expression
        answers.bodies.insert(body)
        if error.isOfInference { answers.inferredBodies.insert(body) }
        note(
            Omission(
                extent: .expression, name: error.unsupported?.symbol ?? place.name, file: sources.files[file].path,
                line: error.line, reason: error.message))
    }

    /// Empties the innermost body around an error that can be, else takes the declaration out.
    private mutating func answer(
        _ error: CompilerMessage, at offset: Int, in outline: SourceOutline, file: Int, _ answers: inout Answers
    ) {
        let text = outline.text
        var body = outline.body(around: offset)
        while let current = body {
            if answers.bodies.contains(current) { return }
            let declaration = outline.declaration(of: current)
            let place = place(of: declaration, in: outline, file: file)
            let block = outline.blocks[current]
            let name = fullName(of: declaration, in: outline)
            let stub =
                isStart(declaration, named: name)
                ? BodyStub.empty : BodyHead(of: current, in: outline).flatMap { BodyStub($0, name: name) }
            if tried[place] != .body, let stub {
                answers.bodies.insert(current)
                let edit = SourceEdit(range: block.open + 1..<block.close, text: " " + stub.code + " ")
                let omission = Omission(
                    extent: .body, name: name, file: sources.files[file].path, line: error.line, reason: error.message)
                return answers.edits.append((edit, place, omission))
            }
            let outer = block.parent.flatMap { outline.body(around: outline.blocks[$0].open + 1) }
            body = outer == current ? nil : outer
        }
        guard let declaration = removable(at: offset, in: outline) else { return }
        let left = sources.declarations.leavingOut(declaration.range, of: text)
        let isLastWidget = left.widgets.isEmpty && !sources.declarations.widgets.isEmpty
        let isNeeded =
            isLastWidget || sources.declarations.bundles.contains(declaration.name) || declaration.keyword == "import"
            || text.string(declaration.range).contains("@main")
        let place = place(of: declaration, in: outline, file: file)
        guard !isNeeded, tried[place] != .declaration else { return }
        let omission = Omission(
            extent: .declaration, name: fullName(of: declaration, in: outline), file: sources.files[file].path,
            line: error.line, reason: error.message)
        answers.edits.append((SourceEdit(range: declaration.range, text: ""), place, omission))
        sources.declarations = left
    }

    /// The declaration around an offset; the whole widget or bundle in the place of its body, which it cannot be without.
    private func removable(at offset: Int, in outline: SourceOutline) -> SourceOutline.Declaration? {
        guard let declaration = outline.declaration(at: offset), declaration.name == "body",
            let type = outline.block(around: declaration.range.lowerBound).flatMap(outline.type)
        else { return outline.declaration(at: offset) }
        let owner = outline.declaration(of: type)
        let declarations = sources.declarations
        let isStart =
            [declarations.widgets, declarations.controls, declarations.bundles].contains { $0.contains(owner.name) }
        return isStart ? owner : declaration
    }

    /// Whether a declaration is the initializer that makes a widget or a bundle, which the extension begins with.
    private func isStart(_ declaration: SourceOutline.Declaration, named name: String) -> Bool {
        guard declaration.keyword == "init" else { return false }
        let owner = name.split(separator: ".").dropLast().joined(separator: ".")
        return sources.declarations.widgets.contains(owner) || sources.declarations.bundles.contains(owner)
    }

    private func place(of declaration: SourceOutline.Declaration, in outline: SourceOutline, file: Int) -> Place {
        Place(
            file: file, keyword: declaration.keyword, name: declaration.name,
            line: outline.text.line(of: declaration.range.lowerBound))
    }

    /// Takes a modifier, a view or a statement out where what is left may compile.
    private func takeOut(
        _ error: CompilerMessage, at offset: Int, amid omission: ExpressionOmission?, _ repair: inout SourceRepair
    ) -> Bool {
        guard let subject = error.unsupported else { return false }
        var attempt = repair
        switch subject {
        case .attribute: attempt.remove(subject, at: offset, isView: nil)
        case .member(_, let owner) where index?.isView(owner) ?? owner.hasPrefix("some "):
            attempt.remove(subject, at: offset, isView: true)
        case .type, .name, .member:
            guard let edit = omission?.edit(at: offset) else { return false }
            attempt.replace(edit)
        case .module, .call: return false
        }
        guard attempt.count > repair.count, !attempt.hasUnknown else { return false }
        repair = attempt
        return true
    }

    /// The name of the type around a body.
    private func owner(of body: Int, in outline: SourceOutline) -> String? {
        outline.type(around: body).map { outline.declaration(of: $0).name }
    }

    private func fullName(of declaration: SourceOutline.Declaration, in outline: SourceOutline) -> String {
        var names = [declaration.name]
        var block = outline.block(around: declaration.range.lowerBound)
        while let current = block {
            if outline.blocks[current].kind == .type { names.append(outline.declaration(of: current).name) }
            block = outline.blocks[current].parent
        }
        return names.reversed().joined(separator: ".")
    }

    private mutating func note(_ omission: Omission) {
        let isKnown = omissions.contains {
            $0.name == omission.name && $0.file == omission.file && $0.extent == omission.extent
        }
        if !isKnown { omissions.append(omission) }
    }
}

extension Range<Int> {
    fileprivate func holds(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
