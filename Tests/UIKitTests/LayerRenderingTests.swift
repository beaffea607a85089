import Testing
import _Testing_CoreGraphics

@testable import UIKit

@Suite("Rendering layers into contexts")
struct LayerRenderingTests {
    private func steps(_ layer: CALayer) -> [GraphicsStep] {
        let context = CGContext(size: layer.bounds.size)
        layer.render(in: context)
        return context.steps
    }

    /// Fills and strokes with their bounds, in the order of drawing.
    private func shapes(_ steps: [GraphicsStep]) -> [(bounds: CGRect, color: CGColor)] {
        steps.flatMap { step -> [(bounds: CGRect, color: CGColor)] in
            switch step {
            case .fill(let path, _, let color), .stroke(let path, _, let color): [(path.boundingRect, color)]
            case .group(let steps, _, _, _), .shadowed(let steps, _), .masked(let steps, _, _, _): shapes(steps)
            case .picture, .gradient: []
            }
        }
    }

    private func layer(_ frame: CGRect, _ color: CGColor) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("Sublayers are drawn at their frames, by zPosition, and hidden ones not at all")
    func trees() {
        let base = layer(CGRect(x: 7, y: 9, width: 40, height: 40), red)
        let front = layer(CGRect(x: 10, y: 20, width: 5, height: 6), blue)
        front.zPosition = 1
        let hidden = layer(CGRect(x: 0, y: 0, width: 1, height: 1), blue)
        hidden.isHidden = true
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
        shape.path = CGPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4), transform: nil)
        for child in [front, hidden, shape] { base.addSublayer(child) }
        let drawn = shapes(steps(base))
        #expect(
            drawn.map(\.bounds) == [
                CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 4, y: 5, width: 4, height: 4),
                CGRect(x: 10, y: 20, width: 5, height: 6),
            ])
        #expect(drawn.map(\.color) == [red, .black, blue])
    }

    @Test("Corners, borders, opacity, masks to bounds and gradients are drawn")
    func looks() {
        let base = layer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
        base.cornerRadius = 20
        base.borderWidth = 2
        base.borderColor = blue
        base.opacity = 0.5
        base.masksToBounds = true
        let gradient = CAGradientLayer()
        gradient.frame = base.bounds
        gradient.colors = [red, blue]
        base.addSublayer(gradient)
        let steps = steps(base)
        guard steps.count == 1, case .group(let layers, _, 0.5, _)? = steps.first,
            case .group(let parts, _, _, _)? = layers.first
        else {
            Issue.record("The layer is not one half-transparent picture.")
            return
        }
        let drawn = shapes(parts)
        #expect(drawn.map(\.color) == [red, blue])
        let border = drawn.last?.bounds ?? .zero
        #expect(abs(border.minX - 1) < 1e-9 && abs(border.maxX - 39) < 1e-9)
        let hasGradient = parts.contains {
            guard case .group(let inner, let clip?, _, _) = $0, case .gradient? = inner.first else { return false }
            return !clip.contains(CGPoint(x: 1, y: 1), evenOdd: false)
        }
        #expect(hasGradient)
    }
}
