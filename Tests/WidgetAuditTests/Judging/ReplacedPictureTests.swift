import RenderModel
import Testing
import WidgetVocabulary

@testable import WidgetAudit

@Suite("Pictures that a message replaces")
struct ReplacedPictureTests {
    private static let noBackground = Diagnostic(
        .error, .missingContainerBackground, subject: "Sample", message: "The widget has no container background.")

    /// A widget whose small size is replaced, and whose medium size is not.
    private static let widget = Sample.widget([
        Sample.picture(Sample.tree([Sample.text("Please adopt")], diagnostics: [noBackground])),
        Sample.picture(Sample.tree([Sample.text("Rain")])) { $0.family = .systemMedium },
    ])

    private static func reasons(_ rule: AuditRule) -> [String: Int] {
        Sample.report([widget], [rule]).rules.first?.notApplicable ?? [:]
    }

    @Test("A rule about a size that a message replaces names the message, not a missing size")
    func small() {
        #expect(Self.reasons(.smallWidgetContent) == [ReplacedPictures.reason: 1])
    }

    @Test("A reason that is true whatever the message hides stays as it is")
    func inline() {
        #expect(Self.reasons(.inlineTarget) == ["the widget has no inline accessory": 1])
    }

    @Test("The advice about a missing background says that the other rules do not see these pictures")
    func advice() throws {
        let finding = try #require(Sample.report([Self.widget], [.containerBackground]).findings.first)
        #expect(finding.advice.contains("Audit again"))
    }
}
