import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import WidgetKit

/// Draws one entry of a widget for one place.
@MainActor
struct EntryRenderer {
    let widget: WidgetDescriptor
    let bundle: ExtensionBundle

    /// Pixels that a widget's pictures may have, as a multiple of the widget's own pixels. WidgetKit's message names
    /// this limit when it refuses to store a widget's picture.
    private static let imagePixelFactor = 4.4

    func render(_ entry: WidgetDescriptor.Entry, in place: WidgetEnvironment) -> RenderTree {
        let date = place.now.map { Date(timeIntervalSinceReferenceDate: $0) } ?? entry.date
        let margins = widget.contentMargins == .applied ? place.contentMargins : .init(all: 0)
        let renderer = ViewRenderer(
            size: place.canvasSize,
            margins: EdgeInsets(
                top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing),
            environment: EnvironmentValues(place), date: date, resources: bundle)
        var tree = renderer.render(entry.view())
        tree.diagnostics += largeImages(in: tree)
        return tree.limited(toDepth: BinaryLimits().depth)
    }

    private func largeImages(in tree: RenderTree) -> [Diagnostic] {
        let pixels = Double(tree.size.width * tree.size.height) * tree.scale * tree.scale
        let limit = pixels * Self.imagePixelFactor
        return tree.images.filter { Double($0.pixelWidth) * Double($0.pixelHeight) > limit }.map { image in
            let area = image.pixelWidth * image.pixelHeight
            return Diagnostic(
                .error, .imageTooLarge, subject: image.name,
                message: "Widget archival failed due to image being too large: (\(image.pixelWidth), "
                    + "\(image.pixelHeight)), total area \(area) > maximum \(Int(limit))",
                remedy: "scale the picture down to the widget's size before it is shown")
        }
    }
}
