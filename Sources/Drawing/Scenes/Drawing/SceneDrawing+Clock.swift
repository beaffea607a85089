import CoreGraphics
import Foundation
import RenderModel
import Typesetter

extension SceneDrawing {
    /// A dial of sixty ticks.
    ///
    /// - Parameters:
    ///   - center: A point after mirroring; a dial is never mirrored, because clocks turn the same way everywhere.
    ///   - shown: Whether to draw each of the sixty ticks.
    mutating func dial(
        center: CGPoint, radius: Double, color: RGBA, shown: (Int) -> Bool = { _ in true }
    ) {
        for tick in 0..<60 where shown(tick) {
            let angle = Double(tick) * .pi / 30
            let isHour = tick.isMultiple(of: 5)
            let inner = radius * (isHour ? 0.90 : 0.95)
            let tip = CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
            let root = CGPoint(x: center.x + inner * sin(angle), y: center.y - inner * cos(angle))
            stroke(
                .segment(root.x, root.y, tip.x, tip.y), color.opacity(isHour ? 1 : 0.5),
                width: radius * (isHour ? 0.022 : 0.012))
        }
    }

    /// Hour and minute hands with a thin stem at the center. They are above the complications, as on a real face; a rim
    /// in the color of the face separates them from the content they cross.
    mutating func hands(center: CGPoint, radius: Double, moment: SceneMoment, color: RGBA, rim: RGBA, accent: RGBA) {
        let minutes = Double(moment.minute)
        let turns = [(Double(moment.hour % 12) + minutes / 60) / 12, minutes / 60]
        for (turn, length) in zip(turns, [0.50, 0.74]) {
            let angle = turn * 2 * .pi
            func at(_ share: Double) -> CGPoint {
                CGPoint(x: center.x + radius * share * sin(angle), y: center.y - radius * share * cos(angle))
            }
            let (middle, elbow, tip) = (at(0), at(0.13), at(length))
            for (ink, wider) in [(rim, radius * 0.03), (color, 0)] {
                stroke(.segment(middle.x, middle.y, elbow.x, elbow.y), ink, width: radius * 0.028 + wider)
                stroke(.segment(elbow.x, elbow.y, tip.x, tip.y), ink, width: radius * 0.072 + wider)
            }
        }
        fill(.circle(center.x, center.y, radius * 0.042), color)
        fill(.circle(center.x, center.y, radius * 0.020), accent)
    }
}
