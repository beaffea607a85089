import AppleAPI
import ExtensionProtocol
import Foundation
import SwiftSource

/// Omits the parts of sources that cannot be compiled, until the rest can.
///
/// 1. Imports of modules that are not available are blanked.
/// 2. The compiler checks all files. Each error leads to the smallest change that has not been tried at that place yet:
///    a. an unknown modifier of a view, an unknown attribute, or a statement, modifier or view that contains an unknown
///       name is removed, a few times for each body (`ExpressionOmission`). Members whose type cannot be inferred come
///       after these: after an unknown name, their errors are only consequences and wait for the next round;
///    b. the body of the function or property around the error is replaced by one that returns an empty value;
///    c. the declaration around the error is removed. Those of the entry point and of the last widget are kept, because
///       without them there is nothing to draw.
/// 3. This is repeated until the compiler reports no errors, nothing is left to change, the share of the time budget is
///    used up, or `rounds` rounds are over: each declaration that needs the previous one takes a round. Files that had
///    errors, files that were changed and files that mention a removed declaration are checked again. This misses files
///    that get errors for other reasons; building the result finds these, and then everything is repeated with all
///    files in each round (`isThorough`).
///
/// Every line keeps its number.
struct PartialSources {
    private static let rounds = 100
    /// The maximum number of a file's errors that a round handles; each requires traversing the file.
    private static let errorsAtOnce = 500
    /// The number of rounds in which parts of a body are removed before the whole body is.
    private static let expressionRounds = 4

    /// A place that was changed, so that the next error there leads to a larger change.
    private struct Place: Hashable {
        var file: Int
        var keyword: String
        var name: String
        var line: Int
    }

    let builder: WidgetBuilder
    let sdk: SDKLocation
    let modules: [BuiltModule]
    /// Modules that the sources import but that are not available.
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

    /// - Parameter first: existing messages of the compiler about the sources.
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
                // The first messages were meant for the user: they omit mere consequences.
                if isFirst { continue } else { return false }
            }
            // A failed build may have reported only some of the errors.
            suspects = isThorough || isFirst ? nil : self.suspects(after: changed, errors)
        }
        return false
    }

    /// Files for which the compiler may report something different than before.
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

    /// - Parameter suspects: the indices of the files to check; if there are none, all files are checked.
    private mutating func typecheck(only suspects: Set<Int>?) throws(BuildError) -> [CompilerMessage] {
        var builder = builder
        builder.options.budgetLimit = share.left
        guard share.left > 0 else { throw .partTimedOut(seconds: share.granted) }
        let invocation = CompilerInvocation(sources: sources, sdk: sdk, options: builder.options, modules: modules)
        let calls = try calls(of: invocation, checking: suspects)
        let (compiler, scratch, readable) = (builder.options.compiler, scratch, invocation.readable)
        let results = Parallel.map(calls) { [builder] arguments in
            Result { () throws(BuildError) in
                try builder.finished(
                    ToolchainCall(program: compiler, arguments: arguments, folder: scratch, readable: readable))
            }
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

    /// The number of suspects from which several processes check them.
    private static let manySuspects = 16

    /// The arguments of the compiler calls that check the suspects, or all files.
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
        // The missing framework would have re-exported Foundation.
        if hasBlanked { sources.declarations.implicitModules.insert("Foundation") }
        return hasBlanked
    }

    /// The changes for the errors of one file.
    private struct Answers {
        var repair: SourceRepair
        /// Bodies that are already changed; other errors in them may only be consequences.
        var bodies: Set<Int> = []
        /// Bodies from which members were removed whose errors may be consequences, but not of an error that was
        /// handled.
        var inferredBodies: Set<Int> = []
        var edits: [(edit: SourceEdit, place: Place, omission: Omission)] = []
    }

    /// The changes of a round.
    struct Changed {
        var files: Set<Int> = []
        /// The names of the removed declarations.
        var names: Set<String> = []
    }

    /// Applies the remedies for errors; a remedied error requires no omission.
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

    /// Changes the sources according to the compiler's errors of one round.
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

    /// The words by which other files may refer to a declaration; for an initializer, the name of its type.
    private static func words(of name: String) -> [String] {
        let parts = name.split(separator: ".").map(String.init)
        guard let last = parts.last, ["init", "deinit", "subscript"].contains(last) else { return parts.suffix(1) }
        return parts.dropLast().suffix(1)
    }

    /// Removes a modifier, a view or an attribute if the error names one.
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

    /// Replaces the innermost body around an error that can be replaced, or else removes the declaration.
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

    /// The declaration around an offset, or the whole widget or bundle instead of its `body`, which it requires.
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

    /// Whether a declaration is the initializer of a widget or a bundle, which the extension calls first.
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

    /// Removes a modifier, a view or a statement if the rest may compile.
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
