import SwiftSource
import Testing

@testable import SourceDiagnosis

@Suite("Names of sources")
struct SourceNameTests {
    @Test("Imports are read with and without a declaration kind")
    func imports() {
        var names = SourceNames()
        let text = "import struct SwiftUI.Text\n@testable import Moon\nimport Foundation\n"
        names.add(SourceText(Array(text.utf8)))
        #expect(names.imports == ["SwiftUI", "Moon", "Foundation"])
    }
}
