/// A view of a widget that the app creates as well.
package struct ReusedView: Hashable, Sendable {
    /// The type of the widget.
    package var widget: String
    /// The type of the view.
    package var name: String
    /// The line of the app that creates it first.
    package var use: SourcePosition

    package init(widget: String, name: String, use: SourcePosition) {
        self.widget = widget
        self.name = name
        self.use = use
    }
}

extension SourceIndex {
    /// The views of the extension's widgets that other sources create.
    ///
    /// 1. A view of the extension is a type whose declaration says so: `struct NAME: View`.
    /// 2. That of a widget is created in the lines of the widget's type, from the one that begins its configuration. Parts
    ///    that such a view consists of may be shared.
    /// 3. It is reused if a line of the app creates it: `NAME(` or `NAME {`. Comments do not count.
    ///
    /// The names that each line creates are read once, however many views there are.
    ///
    /// - Parameter app: The files of the app that do not belong to the extension.
    package func views(reusedIn app: SourceIndex) -> [ReusedView] {
        let views = Set(files.flatMap { $0.lines.compactMap { Self.type(declaredIn: $0, conformingTo: "View") } })
        let uses = app.firstLines(creating: views)
        guard !uses.isEmpty else { return [] }
        var result: [ReusedView] = []
        var known: Set<ReusedView> = []
        for file in files {
            var widget: String?
            var isConfiguration = false
            for line in file.lines {
                let code = Self.code(of: line)
                if Self.declaresType(code) {
                    widget = Self.type(declaredIn: line, conformingTo: "Widget")
                    isConfiguration = false
                }
                guard let widget else { continue }
                isConfiguration = isConfiguration || code.contains("Configuration(")
                guard isConfiguration else { continue }
                for name in Self.names(createdIn: code).sorted() {
                    guard let use = uses[name] else { continue }
                    let view = ReusedView(widget: widget, name: name, use: use)
                    if known.insert(view).inserted { result.append(view) }
                }
            }
        }
        return result
    }

    /// The first line that creates each of some types.
    private func firstLines(creating types: Set<String>) -> [String: SourcePosition] {
        var lines: [String: SourcePosition] = [:]
        guard !types.isEmpty else { return lines }
        for file in files {
            for (index, line) in file.lines.enumerated() {
                for name in Self.names(createdIn: Self.code(of: line))
                where types.contains(name) && lines[name] == nil {
                    lines[name] = SourcePosition(file: file.path, line: index + 1, precision: .exact)
                }
            }
        }
        return lines
    }

    private static func declaresType(_ code: Substring) -> Bool {
        code.split(whereSeparator: \.isWhitespace).contains { $0 == "struct" || $0 == "class" || $0 == "enum" }
    }

    /// The name of a type that a line declares with a conformance.
    private static func type(declaredIn line: String, conformingTo name: String) -> String? {
        let words = code(of: line).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
        guard let place = words.firstIndex(of: "struct"), place + 1 < words.count else { return nil }
        let rest = words[(place + 1)...].flatMap { $0.split(separator: ":") }
        guard let type = rest.first, rest.dropFirst().contains(where: { $0 == name }) else { return nil }
        return String(type)
    }

    /// The names before an argument list or a closure: `NAME(` or `NAME {`. Members such as `.name(` do not count.
    private static func names(createdIn code: Substring) -> Set<String> {
        guard code.contains("(") || code.contains("{") else { return [] }
        let isDeclaration = declaresType(code)
        var names: Set<String> = []
        var rest = code
        while let start = rest.firstIndex(where: isOfName) {
            let name = rest[start...].prefix(while: isOfName)
            rest = rest[name.endIndex...]
            let next = rest.first { $0 != " " }
            guard code[..<start].last != ".", next == "(" || next == "{" && !isDeclaration else { continue }
            names.insert(String(name))
        }
        return names
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
