import CoreGraphics
import SwiftUI

/// Shapes that stand for content still to come, as SkeletonUI's tests show them. The fills are UIKit's
/// `secondarySystemBackground`; the capsules are circular, which was the standard then.
@MainActor
enum SkeletonPictures {
    private static let dark = Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
    private static let light = Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)

    static let cases = [
        skeleton("I0245", height: 100) { Circle().fill(dark) },
        skeleton("I0257") {
            VStack(alignment: .leading) {
                dark
                GeometryReader { geometry in
                    dark.frame(width: geometry.size.width / 2)
                }
            }
        },
        skeleton("I0261") { Ellipse().fill(dark) },
        skeleton("I0265") { RoundedRectangle(cornerRadius: 10).fill(dark) },
        skeleton("I0285") { Capsule(style: .circular).fill(dark) },
        skeleton("I0286") { Capsule(style: .circular).fill(light) },
        skeleton("I0293") { Capsule(style: .circular).fill(dark) },
    ]

    /// Capsules without room on any side, which are circles.
    static let squareCapsules = [
        skeleton("I0253", height: 100) { Capsule().fill(dark) },
        skeleton("I0254", height: 100) { Capsule().fill(light) },
        skeleton("I0269", height: 100) { Capsule().fill(dark) },
        skeleton("I0270", height: 100) { Capsule().fill(light) },
    ]

    private static func skeleton(
        _ id: String, height: CGFloat = 50, @ViewBuilder _ view: () -> some View
    ) -> PictureCase {
        PictureCase(id, size: CGSize(width: 100, height: height), scale: 3, background: .clear, view)
    }
}
