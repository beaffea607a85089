import SwiftSource
import TestSupport
import Testing

@testable import WidgetCompiler

/// Other tests prove the limits, mostly lower ones. These compare the page with the defaults.
@Suite("The specified limits of a build")
struct SpecifiedLimitTests {
    private static let source = SyntaxReader.Limits()

    @Test(
        "The messages of the page are those of a build",
        arguments: [
            ("S-LIMIT-22", VectorConverter.Problem.tooLarge.description),
            ("S-LIMIT-23", VectorConverter.Problem.noTimeLeft(ConversionTime().seconds).description),
            ("S-LIMIT-24", SyntaxFailure.tooLarge(bytes: 9_000_000, allowed: source.bytes).description),
            ("S-LIMIT-25", SyntaxFailure.timedOut(seconds: source.seconds).description),
            ("S-LIMIT-26", BuildError.compilerTimedOut(seconds: BuildOptions().timeLimit).description),
        ])
    func messages(id: String, message: String) throws {
        let row = try SpecificationPage.row(id)
        let shown = row.split(separator: "`").map(String.init).last { $0 != " |" } ?? ""
        #expect(!shown.isEmpty && message.hasSuffix(shown), "\(message) is not in: \(row)")
    }

    @Test("The values of the page are those of a build")
    func values() throws {
        #expect(VectorConverter.resultPixels == 64 << 20)
        #expect(Self.source.bytes == 8 << 20 && Self.source.seconds == 10 && Self.source.secondsPerByte == 20e-6)
        for (id, value) in [
            ("S-LIMIT-22", "64 million"), ("S-LIMIT-23", "240 s"), ("S-LIMIT-24", "8 MB"),
            ("S-LIMIT-25", "10 s, and 20 µs for each byte"), ("S-LIMIT-26", "300 s"),
        ] {
            #expect(try SpecificationPage.row(id).contains("| \(value) |"), "\(id)")
        }
    }
}
