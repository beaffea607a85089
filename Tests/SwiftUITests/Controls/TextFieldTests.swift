import RenderModel
import Testing

@testable import SwiftUI

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    private func texts(_ view: some View) -> [String] {
        ControlHarness.render(view).allNodes.compactMap { node in
            if case .text(let content) = node.content { content.string } else { nil as String? }
        }
    }

    @Test("A field shows its text, and what it asks for while there is none")
    func texts() {
        #expect(texts(TextField("Name", text: .constant("Ada"))) == ["Ada"])
        #expect(texts(TextField("Name", text: .constant(""))) == ["Name"])
        #expect(texts(TextField("Name", text: .constant(""), prompt: Text(verbatim: "Who?"))) == ["Who?"])
        #expect(texts(TextField(value: .constant(3), format: .number) { Text(verbatim: "Count") }) == ["3"])
    }

    @Test("What is typed into a secure field is not shown")
    func secure() {
        #expect(texts(SecureField("Word", text: .constant("abc"))) == ["\u{2022}\u{2022}\u{2022}"])
        #expect(texts(SecureField("Word", text: .constant(""))) == ["Word"])
    }

    @Test("It is said that widgets draw no fields")
    func diagnostic() {
        let tree = ControlHarness.render(TextField("Name", text: .constant("")))
        #expect(tree.diagnostics.map(\.subject) == ["TextField"])
        #expect(tree.diagnostics.map(\.code) == [.noEffect])
    }
}
