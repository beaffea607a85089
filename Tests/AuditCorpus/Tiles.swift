import SwiftUI
import UIKit
import WidgetKit

/// A chessboard of two colors, as an image of `pixels` × `pixels` pixels.
struct Tiles: View {
    var first: UIColor
    var second: UIColor
    var pixels = 180

    var body: some View {
        Image(uiImage: image)
            .resizable()
            .widgetAccentedRenderingMode(.desaturated)
            .scaledToFit()
    }

    private var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let side = CGFloat(pixels)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            let tile = side / 4
            for row in 0..<4 {
                for column in 0..<4 {
                    ((row + column).isMultiple(of: 2) ? first : second).setFill()
                    context.fill(
                        CGRect(x: CGFloat(column) * tile, y: CGFloat(row) * tile, width: tile, height: tile))
                }
            }
        }
    }
}
