import CoreGraphics
import Foundation
import SwiftUI

/// A clock's border with a winding key behind it and an ornate minute hand, as SwiftClockUI's tests show them.
@MainActor
enum SteampunkPictures {
    static let cases = [
        PictureCase("I0062", size: CGSize(width: 200, height: 200), scale: 3, background: .white) {
            ZStack {
                WindingKey().stroke(lineWidth: 2).rotation(.degrees(-45))
                    .frame(width: 25, height: 25)
                    .position(keyCenter)
                Circle().fill(.white)
                Circle().strokeBorder(lineWidth: 2)
            }
        },
        PictureCase("I0072", size: CGSize(width: 200, height: 200), scale: 3, background: .white) {
            ZStack {
                Circle().stroke()
                OrnateHand().fill(style: FillStyle(eoFill: true))
            }
            .padding()
        },
    ]

    /// Up and to the left of a dial of 100 points radius, a tenth of it outside.
    private static var keyCenter: CGPoint {
        let distance = 110 * 0.5.squareRoot()
        return CGPoint(x: 100 - distance, y: 100 - distance)
    }
}

extension CGRect {
    fileprivate init(center: CGPoint, radius: CGFloat) {
        self.init(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    }
}

extension Path {
    fileprivate mutating func addDisc(_ center: CGPoint, _ radius: CGFloat) {
        addEllipse(in: CGRect(center: center, radius: radius))
    }
}

/// Two lobes with a small one above them on a shaft; each lobe has a hole. All lengths are shares of half the side.
private struct WindingKey: Shape {
    func path(in rect: CGRect) -> Path {
        let unit = min(rect.width, rect.height) / 2
        let rim = unit / 6
        let lobe = unit / 3
        let lobeY = unit * 5 / 6
        let left = CGPoint(x: unit / 2, y: lobeY)
        let right = CGPoint(x: unit * 3 / 2, y: lobeY)
        let top = CGPoint(x: unit, y: lobe / 2 + rim)
        let shaft = [rect.width / 3, rect.width * 2 / 3]
        return Path { path in
            path.move(to: CGPoint(x: shaft[0], y: rect.maxY))
            path.addLine(to: CGPoint(x: shaft[0], y: lobeY + lobe + rim))
            path.addArc(
                center: left, radius: lobe + rim, startAngle: .degrees(90), endAngle: .degrees(270), clockwise: false)
            path.addArc(
                center: top, radius: lobe / 2 + rim, startAngle: .degrees(180), endAngle: .zero, clockwise: false)
            path.addArc(
                center: right, radius: lobe + rim, startAngle: .degrees(270), endAngle: .degrees(90), clockwise: false)
            path.addLine(to: CGPoint(x: shaft[1], y: lobeY + lobe + rim))
            path.addLine(to: CGPoint(x: shaft[1], y: rect.maxY))
            path.closeSubpath()
            path.addDisc(left, lobe)
            path.addDisc(right, lobe)
            path.addDisc(top, lobe / 2)
        }
    }
}

/// From the foot up: a ring, a drop, a bar, a sun of twelve rays, a bar, an arrow, all on one line. The outline's right
/// half is drawn upward and its mirror image downward; the even-odd rule leaves holes.
private struct OrnateHand: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var right = HandOutline(center: CGPoint(x: rect.midX, y: rect.midY), radius: radius)
        right.addRing()
        right.addDrop()
        right.addBar(at: 3.0 / 8)
        right.addSun()
        right.addBar(at: 5.0 / 8)
        right.addArrow()

        var path = right.mirroredOutline
        let hole = radius / 30
        path.addDisc(right.point(0, 0), radius / 15)
        path.addDisc(right.point(0, 1.0 / 2), hole)
        let drop = right.point(0, 1.0 / 4)
        path.move(to: CGPoint(x: drop.x + hole, y: drop.y))
        path.addArc(center: drop, radius: hole, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        path.addLine(to: CGPoint(x: drop.x, y: drop.y - hole * 2))
        path.closeSubpath()
        return path
    }
}

/// Points of the right half from the foot to the tip, curves cut into short lines.
private struct HandOutline {
    let center: CGPoint
    let radius: CGFloat
    private var line: CGFloat { radius / 40 }
    private var points: [CGPoint] = []

    init(center: CGPoint, radius: CGFloat) {
        self.center = center
        self.radius = radius
    }

    /// `x` points to the right of the center line, a fraction of the radius above the center.
    func point(_ x: CGFloat, _ height: CGFloat) -> CGPoint {
        CGPoint(x: center.x + x, y: center.y - radius * height)
    }

    var mirroredOutline: Path {
        Path { path in
            path.addLines(points + points.reversed().map { CGPoint(x: 2 * center.x - $0.x, y: $0.y) })
            path.closeSubpath()
        }
    }

    mutating func addRing() {
        let outer = radius / 15 + line
        addArc(around: center, outer, from: .pi / 2, to: -atan2(outer, line / 2))
    }

    mutating func addDrop() {
        let middle = point(0, 1.0 / 4)
        let inner = radius / 30
        addArc(around: middle, inner + line, from: atan2(inner + line, line / 2), to: 0)
        points.append(CGPoint(x: center.x + line / 2, y: middle.y - inner * 2 - line))
    }

    mutating func addBar(at height: CGFloat) {
        let middle = point(0, height)
        for (x, y) in [(0.5, 0.5), (2, 0.5), (2, -0.5), (0.5, -0.5)] {
            points.append(CGPoint(x: middle.x + x * line, y: middle.y + y * line))
        }
    }

    mutating func addSun() {
        let middle = point(0, 1.0 / 2)
        let inner = radius / 30
        points.append(CGPoint(x: center.x + line / 2, y: middle.y + inner * 2))
        for ray in 1...6 {
            let angle = CGFloat(6 - ray) * .pi / 6
            let tip =
                ray == 6
                ? CGPoint(x: center.x + line / 2, y: middle.y - inner * 2) : around(middle, inner * 2, clockHand: angle)
            addCurve(to: tip, control: around(middle, inner, clockHand: angle + .pi / 12))
        }
    }

    mutating func addArrow() {
        let middle = point(0, 7.0 / 10)
        points.append(CGPoint(x: center.x + line / 2, y: middle.y + line))
        points.append(CGPoint(x: center.x + line * 2, y: middle.y))
        points.append(point(0, 6.0 / 7))
    }

    /// An angle of 0 points up, and grows as a clock's hand turns.
    private func around(_ middle: CGPoint, _ distance: CGFloat, clockHand angle: CGFloat) -> CGPoint {
        CGPoint(x: middle.x + distance * sin(angle), y: middle.y - distance * cos(angle))
    }

    private mutating func addArc(
        around middle: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat
    ) {
        for step in 0...64 {
            let angle = start + (end - start) * CGFloat(step) / 64
            points.append(CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle)))
        }
    }

    private mutating func addCurve(to end: CGPoint, control: CGPoint) {
        guard let start = points.last else { return }
        for step in 1...8 {
            let t = CGFloat(step) / 8
            let a = (1 - t) * (1 - t)
            let b = 2 * t * (1 - t)
            let c = t * t
            points.append(
                CGPoint(
                    x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y))
        }
    }
}
