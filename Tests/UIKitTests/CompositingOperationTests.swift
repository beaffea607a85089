import CoreGraphics
import Testing

@testable import AppKit

@Suite("AppKit's compositing operations")
struct CompositingOperationTests {
    @Test("An operation draws with Core Graphics' mode of its name; sourceOver and highlight draw normally")
    func modes() {
        let operations = (0..<UInt(29)).compactMap(NSCompositingOperation.init(rawValue:))
        #expect(operations.count == 29)
        #expect(NSCompositingOperation(rawValue: 29) == nil)
        for operation in operations {
            let isNormal = [.sourceOver, .highlight].contains(operation)
            #expect("\(operation.blendMode)" == (isNormal ? "normal" : "\(operation)"))
        }
    }
}
