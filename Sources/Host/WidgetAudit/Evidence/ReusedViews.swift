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
    /// - Parameter app: The files of the app that do not belong to the extension.
    package func views(reusedIn app: SourceIndex) -> [ReusedView] {
        let views = Set(files.flatMap { $0.lines.compactMap { Self.type(declaredIn: $0, conformingTo: "View") } })
        var result: [ReusedView] = []
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
                for name in views.sorted() where Self.creates(name, code) {
                    guard !result.contains(where: { $0.widget == widget && $0.name == name }),
                        let use = app.firstLine(creating: name)
                    else { continue }
                    result.append(ReusedView(widget: widget, name: name, use: use))
                }
            }
        }
        return result
    }

    private func firstLine(creating name: String) -> SourcePosition? {
        for file in files {
            let row = file.lines.firstIndex { Self.creates(name, Self.code(of: $0)) }
            if let row { return SourcePosition(file: file.path, line: row + 1, precision: .exact) }
        }
        return nil
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

    private static func creates(_ name: String, _ code: Substring) -> Bool {
        var rest = code
        while let found = rest.firstRange(of: name) {
            let before = code[..<found.lowerBound].last
            let after = code[found.upperBound...].drop { $0 == " " }
            rest = code[found.upperBound...]
            let isWord = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
            if isWord, after.first == "(" || after.first == "{" && !declaresType(code) { return true }
        }
        return false
    }
}
