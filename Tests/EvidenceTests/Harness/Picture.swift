import CoreGraphics
import Painter
import RenderModel
import Testing
import WidgetVocabulary

@testable import SwiftUI

/// A view as pixels on black, one pixel per point unless said otherwise.
@MainActor
struct Picture {
    private let bitmap: Bitmap?

    init(
        _ view: some View, size: CGSize, scale: CGFloat = 1, generation: SystemColorGeneration = .since2025
    ) {
        var environment = Probe.environment(scale: scale)
        environment.systemColorGeneration = generation
        let tree = ViewRenderer(size: size, environment: environment).render(view)
        do {
            bitmap = try Painter().paint(tree, options: Painter.Options(background: .black)).bitmap
        } catch {
            bitmap = nil
            Issue.record("\(error)")
        }
    }

    /// Red, green and blue, 0…255.
    func color(_ x: Int, _ y: Int) -> [Int] {
        guard let pixel = bitmap?[x, y] else { return [] }
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    /// The brightness of a gray pixel, 0…255.
    func gray(_ x: Int, _ y: Int) -> Int {
        color(x, y).reduce(0, +) / 3
    }
}
