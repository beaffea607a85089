import CoreGraphics
import SwiftUI

/// Circular gauges on a watch face, as the Home Assistant project's tests show them on an iPhone. The content of the
/// ring is excluded, because its font and symbol differ.
@MainActor
enum GaugePictures {
    static let cases = [
        PictureCase("I0344", size: size, scale: 3, background: .clear, part: .outside([closedContent])) {
            onBlack(Gauge(value: fraction) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity))
        },
        PictureCase("I0347", size: size, scale: 3, background: .clear, part: .outside([openContent, marker])) {
            onBlack(open)
        },
        // The picture's marker also cuts through the black, which is excluded on that side.
        PictureCase("I0347-marker", size: size, scale: 3, background: .clear, part: .inside(markerOnRing)) {
            open.tint(.green)
        },
    ]

    private static let size = CGSize(width: 120, height: 120)
    private static let fraction = 0.68
    private static let closedContent = CGRect(x: 138, y: 133, width: 84, height: 92)
    private static let openContent = CGRect(x: 122, y: 135, width: 116, height: 120)
    private static let marker = CGRect(x: 214, y: 102, width: 40, height: 40)

    private static let markerOnRing = CGRect(x: 214, y: 102, width: 26, height: 28)

    private static var open: some View {
        Gauge(value: fraction) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        } minimumValueLabel: {
            Text(verbatim: "0")
        } maximumValueLabel: {
            Text(verbatim: "100")
        }
        .gaugeStyle(.accessoryCircular)
        .environment(\.colorScheme, .dark)
    }

    private static func onBlack(_ gauge: some View) -> some View {
        gauge.tint(.green)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.black)
            .environment(\.colorScheme, .dark)
    }
}
