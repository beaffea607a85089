import CoreGraphics
import RenderModel
import Testing

@testable import SwiftUI

@Suite("Blend modes")
struct BlendModeTests {
    @Test("A mode of Core Graphics is the painter's of its name, except normal; clear erases as destinationOut does")
    func drawingModes() {
        let modes = (0..<Int32(28)).compactMap(CGBlendMode.init(rawValue:))
        #expect(modes.count == 28)
        #expect(CGBlendMode(rawValue: 28) == nil)
        for mode in modes {
            let expected: RenderModel.BlendMode? =
                switch mode {
                case .normal: nil
                case .clear: .destinationOut
                default: RenderModel.BlendMode(rawValue: "\(mode)")
                }
            #expect(mode.renderMode == expected, "\(mode)")
        }
    }

    @Test("Core Graphics has each of the painter's modes")
    func painterModes() {
        let reached = Set((0..<Int32(28)).compactMap { CGBlendMode(rawValue: $0)?.renderMode })
        #expect(reached == Set(RenderModel.BlendMode.allCases).subtracting([.normal]))
    }
}
