import CoreGraphics
import SwiftUI

/// Clock hands within a dial's line, as SwiftClockUI's tests show them.
@MainActor
enum ClockPictures {
    static let cases = [
        dial("I0052") { TaperedHand(.minute).rotationEffect(.degrees(150)) },
        dial("I0054") { DrawnHand() },
        dial("I0055") { TaperedHand(.hour) },
        dial("I0056") { TaperedHand(.minute) },
        dial("I0058") { TaperedHand(.minute) },
    ]

    private static func dial(_ id: String, @ViewBuilder hand: () -> some View) -> PictureCase {
        PictureCase(id, size: CGSize(width: 200, height: 200), scale: 3, background: .white) {
            ZStack {
                Circle().stroke()
                hand()
            }
            .scaledToFit()
            .padding()
        }
    }
}

/// From a semicircular foot at the center to a tip half as wide. Lengths are fractions of the dial's diameter.
private struct TaperedHand: Shape {
    enum Kind { case minute, hour }

    let foot: CGFloat
    let length: CGFloat

    init(_ kind: Kind) {
        foot = kind == .minute ? 1.0 / 90 : 1.0 / 60
        length = kind == .minute ? 7.0 / 16 : 3.0 / 10
    }

    func path(in rect: CGRect) -> Path {
        let diameter = min(rect.width, rect.height)
        let half = foot * diameter / 2
        let tip = rect.midY - length * diameter
        return Path { path in
            path.move(to: CGPoint(x: rect.midX + half, y: rect.midY))
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: half, startAngle: .zero,
                endAngle: .degrees(180), clockwise: false)
            path.addLine(to: CGPoint(x: rect.midX - half / 2, y: tip))
            path.addLine(to: CGPoint(x: rect.midX + half / 2, y: tip))
            path.closeSubpath()
        }
    }
}

/// A hand as if drawn with a pen: round ends, sides that swing out above and in below.
private struct DrawnHand: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let half = radius / 90
        let tip = rect.midY - radius * 7 / 8
        return Path { path in
            path.move(to: CGPoint(x: rect.midX - half, y: rect.midY))
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: half, startAngle: .degrees(180), endAngle: .zero,
                clockwise: true)
            path.addCurve(
                to: CGPoint(x: rect.midX + half, y: tip),
                control1: CGPoint(x: rect.midX, y: tip + radius * 0.6),
                control2: CGPoint(x: rect.midX + half * 2, y: tip + radius * 0.3))
            path.addArc(
                center: CGPoint(x: rect.midX, y: tip), radius: half, startAngle: .zero, endAngle: .degrees(180),
                clockwise: true)
            path.addCurve(
                to: CGPoint(x: rect.midX - half, y: rect.midY),
                control1: CGPoint(x: rect.midX - half * 2, y: tip + radius * 0.3),
                control2: CGPoint(x: rect.midX, y: tip + radius * 0.6))
            path.closeSubpath()
        }
    }
}
