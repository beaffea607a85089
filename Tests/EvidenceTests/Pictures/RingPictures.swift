import CoreGraphics
import SwiftUI

/// A timer at half its duration, as in UICircularProgressRing's tests. The colors are those of iOS 13.
@MainActor
enum RingPictures {
    static let cases = [
        ring("I0107", lineWidth: 16, Color(red: 1, green: 59 / 255, blue: 48 / 255)),
        ring("I0108", lineWidth: 10, Color(red: 0, green: 122 / 255, blue: 1)),
    ]

    private static func ring(_ id: String, lineWidth: CGFloat, _ color: Color) -> PictureCase {
        PictureCase(id, size: CGSize(width: 200, height: 200), scale: 2, background: .white) {
            ZStack {
                Circle().strokeBorder(Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255), lineWidth: 32)
                Circle().inset(by: lineWidth / 2).trim(from: 0, to: 0.5).rotation(.degrees(-90))
                    .stroke(color, lineWidth: lineWidth)
            }
        }
    }
}
