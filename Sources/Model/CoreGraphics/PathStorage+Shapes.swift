import Foundation

extension PathStorage {
    package init(rect: CGRect) {
        self.init()
        addRect(rect)
    }

    package init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// A closed rectangle that starts at its origin and runs clockwise on a screen.
    package mutating func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        reserveIfEmpty(verbs: 5, points: 4)
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// A closed ellipse of four cubics that starts at the middle of the right edge and runs clockwise on a screen.
    package mutating func addEllipse(in rect: CGRect) {
        guard !rect.isNull else { return }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let horizontal = rect.width / 2
        let vertical = rect.height / 2
        let k = Self.quarterCircleControl
        func at(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: center.x + horizontal * x, y: center.y + vertical * y)
        }
        move(to: at(1, 0))
        cubic(to: at(0, 1), control1: at(1, k), control2: at(k, 1))
        cubic(to: at(-1, 0), control1: at(-k, 1), control2: at(-1, k))
        cubic(to: at(0, -1), control1: at(-1, -k), control2: at(-k, -1))
        cubic(to: at(1, 0), control1: at(k, -1), control2: at(1, -k))
        close()
    }

    /// The control point distance of a cubic that approximates a quarter of the unit circle: 4/3 · tan(90° / 4).
    static let quarterCircleControl = 4.0 / 3.0 * (2.0.squareRoot() - 1)
}
