import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import WidgetKit

/// Draws one view for one place.
@MainActor
struct EntryRenderer {
    let bundle: ExtensionBundle

    /// Pixels that a widget's pictures may have, as a multiple of the widget's own pixels. WidgetKit's message names
    /// this limit when it refuses to store a widget's picture.
    private static let imagePixelFactor = 4.4

    /// - Parameters:
    ///   - drawing: relative texts show its date unless the place says another moment.
    ///   - place: margins are those that the view keeps.
    func render(_ drawing: EntryStore.Drawing, in place: WidgetEnvironment) -> RenderTree {
        let moment = place.now.map { Date(timeIntervalSinceReferenceDate: $0) } ?? drawing.date
        let margins = place.contentMargins
        let renderer = ViewRenderer(
            size: place.canvasSize,
            margins: EdgeInsets(
                top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing),
            environment: EnvironmentValues(place), date: moment, resources: bundle)
        // Making the view already runs the widget's code.
        bundle.use(locale: place.locale)
        var tree = renderer.render(drawing.view())
        tree.diagnostics += largeImages(in: tree)
        return tree.limited(toDepth: BinaryLimits().depth)
    }

    private func largeImages(in tree: RenderTree) -> [Diagnostic] {
        let pixels = Double(tree.size.width * tree.size.height) * tree.scale * tree.scale
        let limit = pixels * Self.imagePixelFactor
        guard limit.isFinite else { return [] }
        return tree.images.filter { Double($0.pixelWidth) * Double($0.pixelHeight) > limit }.map { image in
            Diagnostic(
                .error, .imageTooLarge, subject: image.name,
                message: "Widget archival failed due to image being too large: (\(image.pixelWidth), "
                    + "\(image.pixelHeight)) pixels, more than \(Int(limit)) in total",
                remedy: "scale the picture down to the widget's size before it is shown")
        }
    }
}
