import SwiftUI
import Testing

@testable import UIKit

@Suite("Paths of UIKit")
@MainActor
struct BezierPathTests {
    private let rect = CGRect(x: 0, y: 0, width: 160, height: 100)

    private func start(_ path: UIBezierPath) -> CGPoint { path.cgPath.storage.points[0] }

    @Test("A rounded rectangle begins behind its top left corner, where SwiftUI's begins on its right side")
    func startOfRoundedRectangle() {
        let found = start(UIBezierPath(roundedRect: rect, cornerRadius: 10))
        #expect(abs(found.x - 15.28665) < 1e-4 && found.y == 0)
        #expect(RoundedRectangle(cornerRadius: 10).path(in: rect).storage.points[0] == CGPoint(x: 160, y: 50))
        let square = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.bottomRight], cornerRadii: CGSize(width: 10, height: 10))
        #expect(start(square) == .zero)
    }

    @Test("Each start gives the same outline")
    func sameOutline() {
        let found = UIBezierPath(roundedRect: rect, cornerRadius: 10).cgPath.storage
        let expected = RoundedRectangle(cornerRadius: 10).path(in: rect).storage
        #expect(found.boundingRect == expected.boundingRect)
        #expect(abs(found.length - expected.length) < 1e-9)
        for (x, y) in [(1.0, 1.0), (3.5, 3.5), (5, 2), (80, 50), (159, 99), (157, 97)] {
            let point = CGPoint(x: x, y: y)
            #expect(found.contains(point, evenOdd: false) == expected.contains(point, evenOdd: false))
        }
    }
}
