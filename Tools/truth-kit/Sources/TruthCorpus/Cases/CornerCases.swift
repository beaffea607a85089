import SwiftUI

/// Rounded corners, circles and strokes: every pixel of the edge is a fact.
enum CornerCases {
    @TruthCaseBuilder static var cases: [TruthCase] {
        TruthCase("corners-continuous", .corners, 60, 60, scale: 3, readings: [.coverage, .picture]) {
            RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.black).padding(4)
        }
        TruthCase("corners-circular", .corners, 60, 60, scale: 3, readings: [.coverage, .picture]) {
            RoundedRectangle(cornerRadius: 20, style: .circular).fill(.black).padding(4)
        }
        TruthCase("corners-default-style", .corners, 60, 60, scale: 3, readings: [.coverage, .picture]) {
            RoundedRectangle(cornerRadius: 20).fill(.black).padding(4)
        }
        TruthCase("corners-limited-radius", .corners, 70, 40, readings: [.coverage, .picture]) {
            RoundedRectangle(cornerRadius: 40, style: .continuous).fill(.black).padding(4)
        }
        TruthCase("corners-near-limit", .corners, 70, 40, readings: [.coverage, .picture]) {
            RoundedRectangle(cornerRadius: 13, style: .continuous).fill(.black).padding(4)
        }
        TruthCase("corners-uneven", .corners, 70, 50, readings: [.coverage, .picture]) {
            UnevenRoundedRectangle(
                topLeadingRadius: 20, bottomLeadingRadius: 4, bottomTrailingRadius: 12, topTrailingRadius: 0,
                style: .continuous
            )
            .fill(.black).padding(4)
        }
        TruthCase("corners-capsule", .corners, 70, 40, readings: [.coverage, .picture], decides: "E-CORNER-3") {
            Capsule().fill(.black).padding(4)
        }
        TruthCase("corners-circle", .corners, 50, 50, readings: [.coverage, .picture], decides: "E-CORNER-4") {
            Circle().fill(.black).padding(4)
        }
        TruthCase(
            "corners-circle-3x", .corners, 50, 50, scale: 3, readings: [.coverage, .picture], decides: "E-CORNER-4"
        ) {
            Circle().fill(.black).padding(4)
        }
        TruthCase("corners-ellipse", .corners, 70, 40, readings: [.coverage, .picture]) {
            Ellipse().fill(.black).padding(4)
        }
        TruthCase("corners-stroke", .corners, 60, 60, readings: [.coverage, .picture]) {
            Circle().stroke(.black, lineWidth: 5).padding(8)
        }
        TruthCase("corners-stroke-border", .corners, 60, 60, readings: [.coverage, .picture]) {
            RoundedRectangle(cornerRadius: 16, style: .continuous).strokeBorder(.black, lineWidth: 6).padding(4)
        }
        TruthCase("corners-hairline", .corners, 60, 60, readings: [.coverage, .picture]) {
            Circle().stroke(.black, lineWidth: 0.5).padding(4.25)
        }
        TruthCase("corners-trim", .corners, 60, 60, readings: [.coverage, .picture]) {
            Circle().trim(from: 0.1, to: 0.6).stroke(.black, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .padding(8)
        }
        TruthCase("corners-clip", .corners, 60, 60, readings: [.coverage, .picture]) {
            Color.black.clipShape(RoundedRectangle(cornerRadius: 14)).padding(4)
        }
    }
}
