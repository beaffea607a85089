import SwiftSource

@testable import WidgetCompiler

extension BodyHead {
    /// - Parameter header: a declaration up to the opening brace of its body.
    init?(header: String) {
        let outline = SourceOutline(SourceText(Array((header + "{}").utf8)))
        guard let block = outline.blocks.indices.last else { return nil }
        self.init(of: block, in: outline)
    }
}

extension BodyStub {
    init?(header: String, name: String) {
        guard let head = BodyHead(header: header) else { return nil }
        self.init(head, name: name)
    }
}

extension ExpressionOmission.Content {
    init?(header: String) {
        guard let head = BodyHead(header: header) else { return nil }
        self.init(head)
    }
}
