import Testing

@testable import WidgetCompiler

@Suite("Operators that Foundation for Linux already has")
struct FoundationOperatorTests {
    private func rewritten(_ source: String) -> String? {
        FoundationOperators.rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A number comparison operator is replaced by Foundation's")
    func numbers() {
        let source = """
            func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }
            func <(a: NSNumber,
                   b: Foundation.NSNumber) -> Bool { true }
            """
        #expect(rewritten(source)?.hasPrefix("func _isLess (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs") == true)
        #expect(rewritten(source)?.contains("func <(a: NSNumber,") == true)
    }

    @Test(
        "Operators of other types are unchanged",
        arguments: [
            "func < (lhs: NSNumber, rhs: Int) -> Bool { true }",
            "func <= (lhs: NSNumber, rhs: NSNumber) -> Bool { true }",
            "static func < (lhs: Money, rhs: Money) -> Bool { lhs.number == NSNumber(value: 1) }",
            "// func < (lhs: NSNumber, rhs: NSNumber)", "func > (lhs: NSNumber, rhs: NSNumber) -> Bool { true }",
        ])
    func others(source: String) {
        #expect(rewritten(source) == nil)
    }
}
