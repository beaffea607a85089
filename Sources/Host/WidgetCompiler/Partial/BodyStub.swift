import ExtensionProcess
import Foundation
import SwiftSource

/// The replacement for the body of a function or property that cannot be compiled. It reports this when it runs, and
/// returns an empty value of its type if one can be derived from how the type is written.
struct BodyStub {
    /// The code between the braces.
    let code: String

    /// A body that does nothing.
    static let empty = BodyStub(code: "")

    private init(code: String) {
        self.code = code
    }

    /// - Parameters:
    ///   - head: the head of the declaration.
    ///   - name: the name to report.
    /// - Returns: `nil` if nothing can replace the body, for example because the type is unknown.
    init?(_ head: BodyHead, name: String) {
        let spoken = name.filter { $0 != "\"" && $0 != "\\" }
        let notice = "_omitted(\"\(spoken)\"); "
        let trap = "Swift.fatalError(\"\(spoken) \(BuiltExtension.trapEnding)\")"
        let type = head.type ?? (head.kind == .property ? "?" : "")
        if type == "some Widget" || type == "some WidgetConfiguration" || type == "some Scene" { return nil }
        if type.hasPrefix("some ") {
            guard let value = Self.opaque[type] else { return nil }
            code = value
            return
        }
        switch head.kind {
        case .deinitializer: code = ""
        case .initializer(let isFailable): code = isFailable ? notice + "return nil" : trap
        case .function, .property:
            if head.isThrowing {
                code = notice + "throw CocoaError(.featureUnsupported)"
            } else if Self.answersWithEntries(head) {
                // A provider that never calls its closure keeps the host waiting until the time limit.
                code = trap
            } else if let value = Self.value(of: type) {
                // The caller of a function with a closure may wait for the closure to be called.
                code = notice + (value.isEmpty ? Self.answer(head) ?? "" : "return " + value)
            } else {
                code = trap
            }
        }
    }

    /// Whether the function is a provider's and passes entries to a closure.
    private static func answersWithEntries(_ head: BodyHead) -> Bool {
        head.name == "getTimeline" || head.name == "getSnapshot"
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
}
