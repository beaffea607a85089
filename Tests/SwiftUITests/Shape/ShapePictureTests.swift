import Painter
import RenderModel
import SwiftUI
import Testing

/// Parts of published pictures of macOS 26 (I0021 and its neighbors), as the numbers of their
/// pixels.
@Suite("Shapes compared with pictures")
@MainActor
struct ShapePictureTests {
    private func paint<V: View>(_ view: V, size: CGSize) throws -> Bitmap {
        let tree = ViewRenderer(size: size).render(view)
        return try Painter().paint(tree, options: Painter.Options(background: .white)).bitmap
    }

    @Test("I0021: a continuous corner of radius 8 in 55x55 at one pixel a point, within 4/255")
    func continuousCorner() throws {
        /// Blue parts of the top left corner of an orange box on white.
        let picture: [[Int]] = [
            [255, 255, 255, 255, 224, 145, 96, 68, 50, 43, 40, 40, 40, 40],
            [255, 255, 249, 130, 42, 40, 40, 40, 40, 40, 40, 40, 40, 40],
            [255, 249, 93, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40],
            [255, 130, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40],
            [224, 42, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40],
            [145, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40],
            [96, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40],
            [68, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40],
            [50, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40],
            [43, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40],
        ]
        let bitmap = try paint(
            RoundedRectangle(cornerRadius: 8).fill(.orange), size: CGSize(width: 55, height: 55))
        for (y, row) in picture.enumerated() {
            for (x, expected) in row.enumerated() {
                let found = Int(bitmap[x, y].blue)
                #expect(abs(found - expected) <= 4, "\(x), \(y): \(found), expected \(expected)")
            }
        }
    }

    @Test("I0014: a capsule bends before its long sides end and is a little pointed, within 2/255")
    func capsule() throws {
        /// Red parts of the top row and of the left column of a light blue capsule on white.
        let row = [255, 255, 255, 255, 255, 255, 255, 255, 254, 247, 237, 230, 225, 222, 220, 218, 218]
        let column = [255, 255, 255, 255, 255, 255, 255, 255, 254, 246, 236, 228, 222, 218, 222]
        let capsule = Capsule().fill(Color(red: 217.0 / 255, green: 237.0 / 255, blue: 1))
        let bitmap = try paint(capsule, size: CGSize(width: 53, height: 27))
        for (x, expected) in row.enumerated() { #expect(abs(Int(bitmap[x, 0].red) - expected) <= 2, "row \(x)") }
        for (y, expected) in column.enumerated() {
            #expect(abs(Int(bitmap[0, y].red) - expected) <= 2, "column \(y)")
        }
    }

    @Test("Color.gradient over 50 points: a column of a picture, within 3/255")
    func standardGradient() throws {
        /// Blue parts of the middle column of an orange box, from the top.
        let picture = [
            88, 86, 85, 83, 82, 82, 79, 78, 77, 76, 74, 74, 72, 71, 70, 68, 67, 65, 65, 62, 61, 61, 59, 57, 55, 54,
            54, 51, 49, 49, 47, 45, 44, 42, 41, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
        ]
        let bitmap = try paint(Rectangle().fill(.orange.gradient), size: CGSize(width: 10, height: 50))
        for (y, expected) in picture.enumerated() {
            let found = Int(bitmap[5, y].blue)
            #expect(abs(found - expected) <= 3, "\(y): \(found), expected \(expected)")
        }
    }
}
