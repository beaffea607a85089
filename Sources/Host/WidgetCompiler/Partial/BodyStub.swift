import ExtensionProcess
import Foundation
import SwiftSource

/// What a function or a property does whose own body cannot be compiled: it says so when it runs, and gives an empty
/// value of its type as far as that can be inferred from how the type is written.
struct BodyStub {
    /// Between the braces.
    let code: String

    /// Does nothing.
    static let empty = BodyStub(code: "")

    private init(code: String) {
        self.code = code
    }

    /// - Parameters:
    ///   - header: the declaration up to its opening brace.
    ///   - kind: of the block.
    ///   - name: as it is reported.
    /// - Returns: `nil` when nothing can stand in its place, as where the type is not known to the reader.
    init?(header: String, kind: SourceOutline.Kind, name: String) {
        let words = header.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let spoken = name.filter { $0 != "\"" && $0 != "\\" }
        let notice = "_leftOut(\"\(spoken)\"); "
        let trap = "Swift.fatalError(\"\(spoken) \(BuiltExtension.trapEnding)\")"
        if words.contains("deinit") {
            code = ""
            return
        }
        let type = kind == .accessors ? Self.type(ofProperty: header) : Self.type(ofFunction: header)
        if type == "some Widget" || type == "some WidgetConfiguration" || type == "some Scene" { return nil }
        if type.hasPrefix("some ") || type.hasPrefix("@ViewBuilder ") {
            guard let value = Self.opaque[type] else { return nil }
            code = value
            return
        }
        if words.contains("init") {
            code = header.contains("init?") ? notice + "return nil" : trap
        } else if words.contains("throws") {
            code = notice + "throw CocoaError(.featureUnsupported)"
        } else if Self.answersWithEntries(header) {
            // One that never answers keeps the host waiting until its limit.
            code = trap
        } else if let value = Self.value(of: type) {
            // Whoever gave a closure to call may wait for it.
            code = notice + (value.isEmpty ? Self.answer(header: header) ?? "" : "return " + value)
        } else {
            code = trap
        }
    }

    /// Whether the function is a provider's and hands over entries by a closure.
    private static func answersWithEntries(_ header: String) -> Bool {
        header.contains("func getTimeline(") || header.contains("func getSnapshot(")
    }

    private static let opaque = [
        "some View": "EmptyView()", "some SwiftUI.View": "EmptyView()", "some ShapeStyle": "Color.clear",
        "some Shape": "Rectangle()", "some ViewModifier": "EmptyModifier()",
        "some ToolbarContent": "ToolbarItem { EmptyView() }",
        "some IntentResult": "return .result()",
    ]

    private static let plain = [
        "": "", "Void": "", "()": "", "Bool": "false", "String": "\"\"", "Int": "0", "Double": "0", "Float": "0",
        "CGFloat": "0", "TimeInterval": "0", "Int32": "0", "Int64": "0", "UInt": "0", "Date": "Date()",
        "Data": "Data()",
        "CGSize": ".zero", "CGRect": ".zero", "CGPoint": ".zero", "Color": ".clear", "AnyView": "AnyView(EmptyView())",
        "Text": "Text(verbatim: \"\")", "LocalizedStringKey": "\"\"", "URL": "URL(fileURLWithPath: \"/\")",
    ]

    static func value(of type: String) -> String? {
        if let value = plain[type] { return value }
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("["), type.hasSuffix("]") {
            var depth = 0
            let isTable = type.contains { character in
                if character == "[" || character == "(" || character == "<" { depth += 1 }
                if character == "]" || character == ")" || character == ">" { depth -= 1 }
                return character == ":" && depth == 1
            }
            return isTable ? "[:]" : "[]"
        }
        return nil
    }

    /// What stands behind the arrow of a function, or nothing.
    private static func type(ofFunction header: String) -> String {
        var depth = 0
        var previous: Character = " "
        var start: String.Index?
        for index in header.indices {
            let character = header[index]
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if character == ">", previous == "-", depth == 0 { start = header.index(after: index) }
            previous = character
        }
        return start.map { trimmed(header[$0...]) } ?? ""
    }

    /// What stands behind the colon of a property.
    private static func type(ofProperty header: String) -> String {
        guard let word = header.range(of: "var ", options: .backwards),
            let colon = header[word.upperBound...].firstIndex(of: ":")
        else { return "?" }
        return trimmed(header[header.index(after: colon)...])
    }

    /// Without a `where` clause, and with single spaces.
    private static func trimmed(_ text: Substring) -> String {
        text.split(whereSeparator: \.isWhitespace).prefix { $0 != "where" }.joined(separator: " ")
    }
}
