import AppleAPI
import ExtensionProtocol
import Foundation
import SwiftSource
import WidgetCompiler

/// Finds every name that the SDK lacks in all files, although the compiler stops at some errors.
///
/// 1. The compiler stops at a missing module: each is replaced by an empty one, until the compiler reads all files.
/// 2. It reports the unknown names that it reaches. After an unknown name in an expression it reaches nothing, so these
///    names are removed from a copy of the sources (`SourceRepair`), and it checks again, up to `rounds` times.
/// 3. In deep closures it sometimes reports another error, or tries all overloads for minutes. Members that neither the
///    sources nor the SDK nor Swift's libraries declare are then removed by name.
/// 4. Errors that are not about a name count only if they are present at first and at the end; the others were
///    consequences of unknown names.
/// 5. If the compiler abandons an expression twice, the unknown names in the enclosing body are removed, or else the
///    body is emptied (`AbandonedExpressions`), because every check would wait for it.
/// 6. When the effort limit is reached, the result so far is returned, with the unknown names of all sources. If the
///    compiler never finished, the result states this, so that such sources never count as correct.
struct MissingSymbolSearch {
    struct Found: Hashable {
        var subject: SymbolReference
        var use: MissingSymbol.Use
    }

    private static let rounds = 5
    /// The compiler's effort limit in seconds while there is something else to try.
    private static let patience = 20.0

    let builder: WidgetBuilder
    /// The SDK that sources are compiled with.
    let sdk: SDKLocation
    let scratch: String
    /// The project's own modules, already built.
    var modules: [BuiltModule] = []

    private let absent: Set<String>
    private var sources: PreparedSources
    private(set) var texts: [String: SourceText] = [:]
    private(set) var names = SourceNames()
    private var stubs: [String] = []
    private(set) var found: [Found] = []
    private var seen: Set<Found> = []
    /// Symbols that are known only by name, with an unknown type.
    private(set) var ofUnknownOwner: Set<Found> = []
    private var runaways = AbandonedExpressions()
    private let share: BuildTimeBudget.Share
    /// Members that neither the sources nor the SDK nor Swift's libraries declare.
    private var unknown: Set<String> = []

    /// - Parameter absent: The missing modules that the sources import.
    init(
        builder: WidgetBuilder, sdk: SDKLocation, sources: PreparedSources, absent: Set<String>,
        share: BuildTimeBudget.Share, scratch: String
    ) {
        self.absent = absent
        self.builder = builder
        self.sdk = sdk
        self.sources = sources
        self.scratch = scratch
        self.share = share
        for file in sources.files { texts[file.path] = SourceText(file.rewritten ?? file.content) }
        learn(sources)
    }

    /// Adds the names that sources declare, including generated files.
    mutating func learn(_ sources: PreparedSources) {
        for file in sources.files { names.add(SourceText(file.rewritten ?? file.content)) }
        for file in sources.generatedFiles { names.add(SourceText(file.content)) }
    }

    /// The findings of existing compiler messages.
    mutating func diagnosis(of messages: [CompilerMessage]) -> SourceFindings {
        let index = APIReader(sdk: builder.sdk, options: builder.options).index()
        for message in messages { note(message, index: index) }
        var diagnosis = SourceFindings()
        diagnosis.others = messages.errorsWithNotes { isOther($0, index: index) }
        diagnosis.missing = classified(alongside: diagnosis.others, index: index)
        return diagnosis
    }

    mutating func run() throws(BuildError) -> SourceFindings {
        var diagnosis = SourceFindings()
        diagnosis.withoutEffect = ModifiersWithoutEffect.uses(in: texts, declared: names.declared)
        var messages = try typecheckWithStubs()
        let fails = !stubs.isEmpty || messages.map { $0.contains { $0.severity == .error } } ?? true
        guard fails else { return diagnosis }
        let index = APIReader(sdk: builder.sdk, options: builder.options).index()
        unknown = index.map(names.unknownMembers) ?? []
        if messages == nil, unknown.isEmpty, share.left > 0 { messages = try typecheck(timeBudget: share.left) }
        let first = messages.map(CompilerMessageClarity.ofFiles().clarified)
        for message in first ?? [] { note(message, index: index) }
        var others = first.map { $0.errorsWithNotes { isOther($0, index: index) } }
        var isByWords = false
        for _ in 0..<Self.rounds {
            guard share.left > 0 else {
                diagnosis.cutAfter = share.granted
                break
            }
            if !repair(messages ?? [], index: index) {
                let isBlamed = messages.map { $0.contains { isOther($0, index: index) } } ?? true
                guard isBlamed, !isByWords, removeUnknownWords(index: index) else { break }
                isByWords = true
            }
            messages = try typecheck(timeBudget: min(Self.patience, share.left))
            let seenNow = CompilerMessageClarity.ofFiles().clarified(messages ?? [])
            for message in seenNow { note(message, index: index) }
            if let rest = messages.map({ $0 + runaways.abandoned }) {
                others =
                    others?.filter { error in rest.contains { $0.isSame(as: error) } }
                    ?? rest.errorsWithNotes { isOther($0, index: index) }
            }
        }
        if messages == nil { diagnosis.cutAfter = share.granted }
        if diagnosis.cutAfter != nil, !isByWords { _ = removeUnknownWords(index: index) }
        diagnosis.others = others ?? [.unanswered(after: share.granted)]
        diagnosis.missing = classified(alongside: diagnosis.others, index: index)
        separateConsequences(of: &diagnosis)
        return diagnosis
    }

    /// Counts the errors of files that import a missing module, in which most types are unknown.
    private func separateConsequences(of diagnosis: inout SourceFindings) {
        let modules = diagnosis.missing.filter { $0.isModule && $0.verdict == .foreignModule }
        let files = Set(modules.flatMap(\.uses).map(\.file))
        let count = diagnosis.others.count
        diagnosis.others.removeAll { files.contains($0.file) }
        diagnosis.following = count - diagnosis.others.count
    }

    // MARK: The compiler

    /// - Parameter timeBudget: The effort limit in seconds.
    /// - Returns: `nil` if the limit was not sufficient.
    private func typecheck(timeBudget: Double = .infinity) throws(BuildError) -> [CompilerMessage]? {
        var builder = builder
        builder.options.budgetLimit = timeBudget
        let start = MonotonicClock.now
        let invocation = CompilerInvocation(
            sources: sources, sdk: sdk, options: builder.options, modules: modules)
        var arguments = try invocation.arguments(scratch: scratch) + invocation.checking
        for module in stubs { arguments += ["-Xcc", "-fmodule-map-file=\(scratch)/stubs/\(module)/module.modulemap"] }
        let helper = scratch + "/Unknown.swift"
        try IncrementalBuildFolder.write(Array(SourceRepair.helper.utf8), to: helper)
        do throws(BuildError) {
            let (output, ending) = try builder.run(
                builder.options.compiler, arguments + [helper], in: scratch, reading: invocation.readable)
            let messages = CompilerMessage.parse(output)
            guard ending == .exited(code: 0) || messages.contains(where: { $0.severity == .error }) else {
                throw BuildError.compilerCrashed(WidgetBuilder.tail(of: output))
            }
            return messages
        } catch {
            let isInTime = MonotonicClock.now - start < builder.options.timeLimit
            if case .compilerTimedOut = error, timeBudget.isFinite, isInTime { return nil }
            throw error
        }
    }

    private mutating func typecheckWithStubs() throws(BuildError) -> [CompilerMessage]? {
        for module in absent.sorted() { try addStub(of: module) }
        var rounds = 0
        while true {
            let messages = try typecheck(timeBudget: min(Self.patience, max(share.left, 1)))
            if let messages, rounds < CompilerRemedies.rounds,
                let remedied = CompilerRemedies.remedied(
                    sources, by: messages, isForeign: builder.isFetched(sources))
            {
                rounds += 1
                sources = remedied
                for file in sources.files { texts[file.path] = SourceText(file.rewritten ?? file.content) }
                continue
            }
            let modules = (messages ?? []).compactMap { message -> String? in
                guard case .module(let name) = message.unsupported, !stubs.contains(name) else { return nil }
                return name
            }
            guard !modules.isEmpty else { return messages }
            for module in Set(modules).sorted() { try addStub(of: module) }
        }
    }

    /// Replaces a missing module by an empty one.
    private mutating func addStub(of module: String) throws(BuildError) {
        let folder = "\(scratch)/stubs/\(module)"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .cache(path: folder, reason: error.localizedDescription)
        }
        try IncrementalBuildFolder.write([], to: folder + "/empty.h")
        try IncrementalBuildFolder.write(
            Array("module \(module) { header \"empty.h\" }\n".utf8), to: folder + "/module.modulemap")
        stubs.append(module)
        // The missing framework would have re-exported Foundation.
        sources.addImplicitModule("Foundation")
        for (path, text) in texts {
            for line in text.importLines(of: module) {
                add(Found(subject: .module(module), use: MissingSymbol.Use(file: path, line: line)))
            }
        }
    }

    // MARK: Names

    private func subject(of message: CompilerMessage, index: APIIndex?) -> SymbolReference? {
        if let subject = message.unsupported { return subject }
        guard let index, let text = texts[message.file] else { return nil }
        return CallMisuse.subject(of: message, in: text, index: index, declared: names.declared)
    }

    /// Whether the message is an error that is not about a name.
    private func isOther(_ message: CompilerMessage, index: APIIndex?) -> Bool {
        message.severity == .error && subject(of: message, index: index) == nil
    }

    private mutating func note(_ message: CompilerMessage, index: APIIndex?) {
        guard let subject = subject(of: message, index: index), !message.message.contains(SourceRepair.unknown) else {
            return
        }
        if case .module = subject, stubs.contains(subject.symbol) { return }
        if case .name("Self") = subject { return }
        // An empty view may be the replacement of an unknown one.
        if case .member(let name, "EmptyView") = subject {
            add(
                Found(
                    subject: .member(name, of: "some View"),
                    use: MissingSymbol.Use(file: message.file, line: message.line)))
            return
        }
        add(Found(subject: subject, use: MissingSymbol.Use(file: message.file, line: message.line)))
    }

    private mutating func add(_ new: Found) {
        // Several messages may be about the same name at the same place.
        guard seen.insert(new).inserted else { return }
        found.append(new)
    }

    // MARK: Repairs

    /// - Returns: Whether anything was changed.
    private mutating func repair(_ messages: [CompilerMessage], index: APIIndex?) -> Bool {
        var hasChanged = false
        runaways.beginRound()
        for (number, file) in sources.files.enumerated() {
            let text = SourceText(file.rewritten ?? file.content)
            var repair = SourceRepair(text)
            let own = messages.filter { $0.file == file.path && $0.severity == .error }
            if own.contains(where: \.isOfRunawayExpression) {
                let outline = SourceOutline(text)
                for message in own {
                    guard let body = runaways.body(around: message, in: outline) else { continue }
                    let count = repair.count
                    let block = outline.blocks[body]
                    removeUnknownWords(in: block.open..<block.close, of: text, file.path, &repair, index: index)
                    if repair.count == count { repair.replace(runaways.emptied(body, around: message, in: outline)) }
                }
            }
            for message in own {
                let offset = text.offset(line: message.line, column: message.column)
                if let subject = message.unsupported, let offset {
                    var isView: Bool?
                    if case .member(_, let owner) = subject {
                        isView = index?.isView(owner) ?? owner.hasPrefix("some ")
                    }
                    repair.remove(subject, at: offset, isView: isView)
                } else if let subject = subject(of: message, index: index), let offset,
                    let callee = CallMisuse.callee(of: message.message, at: offset, in: text)
                {
                    repair.remove(subject, at: callee.lowerBound, isView: nil)
                }
            }
            guard repair.isNeeded else { continue }
            hasChanged = true
            sources.files[number].rewritten = repair.repaired
        }
        return hasChanged
    }

    /// Removes unknown members by name, in all positions.
    ///
    /// - Returns: Whether there were any.
    private mutating func removeUnknownWords(index: APIIndex?) -> Bool {
        var hasChanged = false
        for (number, file) in sources.files.enumerated() {
            let text = SourceText(file.rewritten ?? file.content)
            var repair = SourceRepair(text)
            removeUnknownWords(in: 0..<text.bytes.count, of: text, file.path, &repair, index: index)
            guard repair.isNeeded else { continue }
            hasChanged = true
            sources.files[number].rewritten = repair.repaired
        }
        return hasChanged
    }

    private mutating func removeUnknownWords(
        in range: Range<Int>, of text: SourceText, _ file: String, _ repair: inout SourceRepair, index: APIIndex?
    ) {
        for (name, offset) in text.members(named: unknown) where range.contains(offset) {
            repair.remove(.name("." + name), at: offset, isView: nil)
            noteWord(name, at: offset, in: text, file: file, index: index)
        }
    }

    /// Records a member of which only the name is known. Its owner is the type before it, or the one that the compiler
    /// has reported for the same member elsewhere; an undeclared type is recorded instead of the member.
    private mutating func noteWord(_ name: String, at offset: Int, in text: SourceText, file: String, index: APIIndex?)
    {
        let use = MissingSymbol.Use(file: file, line: text.line(of: offset))
        guard !found.contains(where: { $0.use == use && $0.subject.memberName == name }) else { return }
        var subject = found.first { $0.subject.memberName == name }?.subject ?? .name("." + name)
        let root = text.word(at: text.chainStart(before: offset - 1)).map(text.string) ?? ""
        if root.first?.isUppercase ?? false, !(index?.names.contains(root) ?? true), !names.declared.contains(root) {
            subject = .name(root)
        } else if let owner = text.word(at: offset - 2).map(text.string), owner.first?.isUppercase ?? false {
            subject = .member(name, of: owner)
        }
        let new = Found(subject: subject, use: use)
        if case .name(let symbol) = subject, symbol.hasPrefix(".") { ofUnknownOwner.insert(new) }
        add(new)
    }
}

extension CompilerMessage {
    /// Replaces the compiler's messages.
    fileprivate static func unanswered(after seconds: Double) -> CompilerMessage {
        CompilerMessage(
            severity: .error, file: "", line: 0,
            message: "the compiler did not finish checking these files in \(Int(seconds.rounded(.up))) seconds")
    }

    /// Compares messages by line, because repairs change columns.
    fileprivate func isSame(as other: CompilerMessage) -> Bool {
        file == other.file && line == other.line && message == other.message && severity == other.severity
    }
}

extension SourceFindings {
    /// Whether the compiler never finished checking the sources.
    var isUnanswered: Bool { cutAfter.map { others == [.unanswered(after: $0)] } ?? false }
}
