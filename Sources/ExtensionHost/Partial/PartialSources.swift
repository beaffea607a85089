import ExtensionProtocol
import Foundation

/// Leaves out of sources what cannot be compiled, until the rest can.
///
/// 1. Imports of modules that nobody has are blanked.
/// 2. The compiler checks all files. Each of its errors is answered by the smallest change that was not tried at that
///    place yet:
///    a. an unknown modifier of a view, an unknown view in a body or an unknown attribute is taken out;
///    b. the body of the function or property around the error is replaced by one that gives an empty value;
///    c. the declaration around the error is taken out. Those of widgets and of the entry point stay: without them
///       there is nothing to draw.
/// 3. This is repeated until the compiler has no errors, or nothing is left to change, or after `rounds` rounds.
///
/// Every line keeps its number.
struct PartialSources {
    private static let rounds = 12
    /// Seconds of processor time for one round.
    private static let patience = 60.0

    /// A place that was changed, so that the next error there is answered by more.
    private struct Place: Hashable {
        var file: Int
        var keyword: String
        var name: String
        var line: Int
    }

    private struct Edit {
        var range: Range<Int>
        var text: String
    }

    let builder: WidgetBuilder
    let sdk: SDKLocation
    let modules: [BuiltModule]
    /// Modules that the sources import and nobody has.
    let absent: Set<String>
    let scratch: String

    private(set) var sources: PreparedSources
    private(set) var omissions: [Omission] = []
    private var tried: [Place: Omission.Extent] = [:]
    private var index: APIIndex?

    init(
        _ sources: PreparedSources, builder: WidgetBuilder, sdk: SDKLocation, modules: [BuiltModule],
        absent: Set<String>, scratch: String
    ) {
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
        for _ in 0..<Self.rounds {
            var said = messages
            if said == nil { said = try typecheck() }
            messages = nil
            let errors = (said ?? []).filter { $0.severity == .error }
            if errors.isEmpty { return true }
            guard answer(errors) else { return false }
        }
        return false
    }

    // MARK: The compiler

    private func typecheck() throws(BuildError) -> [CompilerMessage] {
        var builder = builder
        builder.options.effortLimit = Self.patience * Double(ProcessInfo.processInfo.activeProcessorCount)
        let invocation = CompilerInvocation(sources: sources, sdk: sdk, options: builder.options, modules: modules)
        let arguments = try invocation.arguments(scratch: scratch) + CompilerInvocation.checking
        let (output, ending) = try builder.run(builder.options.compiler, arguments, in: scratch)
        let messages = CompilerMessage.parse(output)
        guard ending == .exited(code: 0) || messages.contains(where: { $0.severity == .error }) else {
            throw BuildError.compilerCrashed(WidgetBuilder.tail(of: output))
        }
        return messages
    }

    // MARK: Changes

    private mutating func blankImports() -> Bool {
        var hasBlanked = false
        for (number, file) in sources.files.enumerated() {
            var bytes = file.rewritten ?? file.content
            let text = SourceText(bytes)
            for module in absent.sorted() {
                for line in text.importLines(of: module) {
                    guard let start = text.offset(line: line, column: 1) else { continue }
                    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                    for offset in start..<end { bytes[offset] = UInt8(ascii: " ") }
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

    /// - Returns: whether anything was changed.
    private mutating func answer(_ errors: [CompilerMessage]) -> Bool {
        var hasChanged = false
        for (number, file) in sources.files.enumerated() {
            let own = errors.filter { $0.file == file.path }
            guard !own.isEmpty else { continue }
            let text = SourceText(file.rewritten ?? file.content)
            let outline = SourceOutline(text)
            var edits: [Edit] = []
            var repair = SourceRepair(text)
            var bodies: Set<Int> = []
            for error in own {
                guard let offset = text.offset(line: error.line, column: error.column) else { continue }
                answer(error, at: offset, in: outline, file: number, &repair, &bodies, &edits)
            }
            guard repair.isNeeded || !edits.isEmpty else { continue }
            hasChanged = true
            for edit in edits { repair.replace(edit.range, with: edit.text) }
            sources.files[number].rewritten = repair.repaired
        }
        return hasChanged
    }

    private mutating func answer(
        _ error: CompilerMessage, at offset: Int, in outline: SourceOutline, file: Int, _ repair: inout SourceRepair,
        _ bodies: inout Set<Int>, _ edits: inout [Edit]
    ) {
        let text = outline.text
        let path = sources.files[file].path
        var body = outline.body(around: offset)
        while let current = body {
            let declaration = outline.declaration(of: current)
            let place = Place(
                file: file, keyword: declaration.keyword, name: declaration.name,
                line: text.line(of: declaration.range.lowerBound))
            let before = tried[place]
            if before == nil || before == .expression, takeOut(error, at: offset, &repair) {
                tried[place] = .expression
                note(.expression, error.unsupported?.symbol ?? declaration.name, path, error)
                return
            }
            if before != .body, !bodies.contains(current) {
                let block = outline.blocks[current]
                let header = text.string(declaration.range.lowerBound..<block.open)
                if let stub = BodyStub(header: header, kind: block.kind, name: fullName(of: declaration, in: outline)) {
                    bodies.insert(current)
                    tried[place] = .body
                    edits.append(Edit(range: block.open + 1..<block.close, text: " " + stub.code + " "))
                    note(.body, fullName(of: declaration, in: outline), path, error)
                    return
                }
            } else if bodies.contains(current) {
                return
            }
            body = outline.blocks[current].parent.flatMap { outline.body(around: outline.blocks[$0].open + 1) }
            if body == current { break }
        }
        removeDeclaration(at: offset, in: outline, file: file, error, &edits)
    }

    /// Takes a modifier or a view out where that leaves a view.
    private func takeOut(_ error: CompilerMessage, at offset: Int, _ repair: inout SourceRepair) -> Bool {
        guard let subject = error.unsupported else { return false }
        var attempt = repair
        switch subject {
        case .attribute: attempt.remove(subject, at: offset, isView: nil)
        case .member(_, let owner) where index?.isView(owner) ?? owner.hasPrefix("some "):
            attempt.remove(subject, at: offset, isView: true)
        default: return false
        }
        guard attempt.count > repair.count, !attempt.hasUnknown else { return false }
        repair = attempt
        return true
    }

    private mutating func removeDeclaration(
        at offset: Int, in outline: SourceOutline, file: Int, _ error: CompilerMessage, _ edits: inout [Edit]
    ) {
        let text = outline.text
        guard let declaration = outline.declaration(at: offset) else { return }
        let isNeeded =
            sources.declarations.widgets.contains(declaration.name)
            || sources.declarations.bundles.contains(declaration.name) || declaration.keyword == "import"
            || text.string(declaration.range).contains("@main")
        guard !isNeeded else { return }
        let place = Place(
            file: file, keyword: declaration.keyword, name: declaration.name,
            line: text.line(of: declaration.range.lowerBound))
        guard tried[place] != .declaration else { return }
        tried[place] = .declaration
        edits.append(Edit(range: declaration.range, text: ""))
        note(.declaration, fullName(of: declaration, in: outline), sources.files[file].path, error)
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

    private mutating func note(
        _ extent: Omission.Extent, _ name: String, _ file: String, _ error: CompilerMessage
    ) {
        let omission = Omission(extent: extent, name: name, file: file, line: error.line, reason: error.message)
        if !omissions.contains(where: { $0.name == name && $0.file == file && $0.extent == extent }) {
            omissions.append(omission)
        }
    }
}
