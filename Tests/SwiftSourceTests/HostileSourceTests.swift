import Foundation
import Testing

@testable import SwiftSource

@Suite("Hostile sources")
struct HostileSourceTests {
    private static let depth = 10_000

    @Test(
        "Nesting of ten thousand levels ends in a result or a failure, and the next source is read",
        arguments: [
            ("(", ")"), ("[", "]"), ("{", "}"), ("f{", "}"), ("\"\\(", ")\""), ("-", ""), ("a.", "a"), ("!", ""),
            ("if a {} else ", "{}"), ("#if a\n", "\n#endif\n"), ("struct A {", "}"), ("a ? b : ", "c"), ("/*", "*/"),
            ("@a(", ")"), ("[[Int]: ", "]"), ("<", ">"), ("await ", "a"), ("case .a(", ")"),
        ])
    func nesting(open: String, close: String) {
        var limits = SyntaxReader.Limits()
        limits.seconds = 1
        limits.secondsPerByte = 0
        let reader = SyntaxReader(limits: limits)
        let source = String(repeating: open, count: Self.depth) + "x" + String(repeating: close, count: Self.depth)
        let text = reader.text(Array(source.utf8))
        #expect(text.code.count == source.utf8.count)
        _ = SourceOutline(text)
        #expect(SourceOutline(reader.text(Array("struct Next {}".utf8))).blocks.count == 1)
    }

    @Test("S-RUN-14: Nesting beyond the parser's stack ends in a failure, and the next source is read")
    func overflow() {
        let reader = SyntaxReader()
        let source = String(repeating: "[", count: 2_000_000)
        #expect(reader.text(Array(source.utf8)).failure == .ended)
        #expect(reader.text(Array("struct A {}".utf8)).failure == nil)
    }

    @Test("S-LIMIT-24: A source that is too large has a failure, is not parsed, and holds no code")
    func size() {
        var limits = SyntaxReader.Limits()
        limits.bytes = 10
        let reader = SyntaxReader(limits: limits)
        let text = reader.text(Array("struct A {}".utf8))
        #expect(text.failure == .tooLarge(bytes: 11, allowed: 10))
        #expect(text.code == Array("           ".utf8))
        #expect(reader.parses == 0)
    }

    @Test("S-LIMIT-25: A source that takes too long has a failure, and the next one is read")
    func time() {
        var limits = SyntaxReader.Limits()
        limits.seconds = 0.15
        limits.secondsPerByte = 0
        let reader = SyntaxReader(limits: limits)
        let slow = String(repeating: "let a = [b.c(d: e), { f in g }]\n", count: 40_000)
        for _ in 0..<3 { #expect(reader.text(Array(slow.utf8)).failure == .timedOut(seconds: 0.15)) }
        #expect(reader.parses == 1, "it is tried again")
        #expect(reader.text(Array("struct A {}".utf8)).failure == nil)
    }

    @Test("S-RUN-14: The program that parses a source can use no system call beyond its memory and its socket")
    func confinement() throws {
        let reader = SyntaxReader()
        #expect(reader.text(Array("struct A {}".utf8)).failure == nil)
        let process = try #require(reader.idleProcesses.first)
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8).split(separator: "\n")
        #expect(status.contains("Seccomp:\t2"))
        #expect(status.contains("NoNewPrivs:\t1"))
    }

    @Test("A program that is missing, or is another one, is a failure that says what to do")
    func programs() {
        let missing = SyntaxReader(SyntaxProgram(path: "/nonexistent/tessera-syntax"))
        #expect(missing.text(Array("a".utf8)).failure?.description.contains("./dev build") == true)
        let other = SyntaxReader(SyntaxProgram(path: "/bin/true"))
        #expect(other.text(Array("a".utf8)).failure == .ended)
    }

    @Test("The program is searched for next to the executable and in the checkout around it")
    func search() throws {
        #expect(throws: SyntaxFailure.self) {
            try SyntaxProgram.find(environment: [:], executable: "/nonexistent/bin/tessera")
        }
        let named = try SyntaxProgram.find(environment: [SyntaxProgram.variable: "/bin/true"], executable: "/a/b")
        #expect(named.path == "/bin/true")
        let found = try SyntaxProgram.find(environment: [:])
        #expect(found.path.hasSuffix("/" + SyntaxProgram.name))
        let folder = String(found.path.dropLast(SyntaxProgram.name.utf8.count + 1))
        #expect(try SyntaxProgram.find(environment: ["TESSERA_SDK": folder], executable: "/a/b") == found)
    }

    @Test("A source is parsed once, however often and by however many threads it is read")
    func cache() async {
        let reader = SyntaxReader()
        let sources = (0..<8).map { Array("struct A\($0) { let a = \"{\" }".utf8) }
        for source in sources { _ = reader.text(source) }
        await withTaskGroup(of: Void.self) { group in
            for source in sources + sources { group.addTask { _ = reader.text(source) } }
        }
        #expect(reader.parses == 8)
    }

    @Test("An encoding that is malformed or does not fit the source is refused")
    func decoding() {
        let valid: [UInt8] = [1, 1, 1, 97, 1, 0, 0, 3, 0, 0]
        #expect(SyntaxTree(encoded: valid, count: 3)?.nodes.count == 1)
        #expect(SyntaxTree(encoded: valid, count: 2) == nil)
        for length in valid.indices { #expect(SyntaxTree(encoded: Array(valid[..<length]), count: 3) == nil) }
        for index in valid.indices {
            for byte: UInt8 in [0, 2, 9, 0x7F, 0x80, 0xFF] {
                var changed = valid
                changed[index] = byte
                _ = SyntaxTree(encoded: changed, count: 3)
            }
        }
        #expect(SyntaxTree(encoded: [1, 1, 1, 97, 2, 0, 0, 3, 0, 0, 0, 3, 0, 0], count: 3) == nil)
        let call = Array("functionCallExpr".utf8)
        let leaf = [1, 2, 1, 97, UInt8(call.count)] + call + [2, 0, 0, 3, 1, 1, 0, 3, 0, 0]
        #expect(SyntaxTree(encoded: leaf, count: 3) == nil, "only tokens have no descendants")
    }
}
