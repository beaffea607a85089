import DeviceCatalog
import RenderModel

extension AuditRule {
    static let keyboardField = AuditRule(
        RuleID(.guidelines, 127), "keyboard-field", .error, decision: .review,
        title: "The field in focus stays above the keyboard",
        check: "Whether the screen has a field for text. Its place above the keyboard, only a device shows.",
        remedy: "Check on a device that the field in focus stays above the keyboard.",
        guideline: """
            The keyboard covers the lower part of the screen. The field in which people type moves up with the guide of \
            the keyboard.
            """,
        sources: [.layout], needs: .screens, judge: KeyboardField.judge)
}

private enum KeyboardField {
    private static let names: Set<String> = ["TextField", "SecureField", "TextEditor"]

    /// Fields are not drawn, and nothing has the focus: a reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview has a field for text on an iPhone or an iPad") {
            $0.isTouched && !fields(of: $0).isEmpty
        } judge: { screen in
            fields(of: screen).map { field in
                screen.review(
                    field, "the view \(field) is not drawn, so that its place above the keyboard is not known",
                    at: screen.whole, advice: "Check on a device that the field in focus stays above the keyboard.",
                    measured: .text("not known"), bound: .text("above the keyboard"))
            }
        }
    }

    private static func fields(of screen: ScreenEvidence) -> [String] {
        Set(screen.diagnostics.filter { $0.code == .notDrawn }.map(\.subject)).intersection(names).sorted()
    }
}
