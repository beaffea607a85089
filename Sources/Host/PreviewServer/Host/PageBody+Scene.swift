import CoreGraphics
import Scenes

extension PageBody {
    /// - Parameter prefix: Differs between elements of the page that exist at the same time.
    init(_ body: DeviceBody, prefix: String, by svg: PageSVG) {
        self.init(
            screenRadius: body.screenRadius, front: body.front.numbers, radius: body.radius,
            layers: PageScene.layers(of: body.drawing, prefix: prefix, by: svg),
            layersFrame: body.drawingFrame.numbers)
    }
}
