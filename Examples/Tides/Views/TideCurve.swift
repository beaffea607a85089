import SwiftUI
import WidgetKit

/// The water of the next hours as a curve; a buoy swims where it is now.
struct TideCurve: View {
    enum Look {
        /// A line with the water below it.
        case filled
        /// A line alone, for small and for monochrome places.
        case line
    }

    let entry: TideEntry
    var look = Look.filled

    var body: some View {
        GeometryReader { geometry in
            let shape = TideShape(heights: heights)
            ZStack(alignment: .topLeading) {
                if look == .filled {
                    TideShape(heights: heights, isFilled: true)
                        .fill(
                            LinearGradient(
                                colors: [.white.opacity(0.35), .white.opacity(0.05)], startPoint: .top,
                                endPoint: .bottom))
                }
                shape
                    .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .widgetAccentable()
                buoy
                    .position(shape.point(at: TideEntry.past / (TideEntry.past + TideEntry.future), in: geometry.size))
            }
        }
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement()
        .accessibilityLabel(Text("Tide curve"))
    }

    private var buoy: some View {
        Circle()
            .fill(Color("Buoy"))
            .frame(width: look == .filled ? 10 : 7, height: look == .filled ? 10 : 7)
            .widgetAccentable()
    }

    /// Every quarter of an hour, between the lowest and the highest of them.
    private var heights: [Double] {
        let water = entry.harbor.water
        let metres = stride(from: -TideEntry.past, through: TideEntry.future, by: 0.25).map { hour in
            water.height(at: entry.date.addingTimeInterval(hour * 3600))
        }
        guard let low = metres.min(), let high = metres.max(), high > low else { return metres.map { _ in 0.5 } }
        return metres.map { ($0 - low) / (high - low) }
    }
}

/// Heights from 0 to 1 at even distances.
private struct TideShape: Shape {
    /// Room above and below for the line and the buoy, in points.
    private static let inset = 5.0

    let heights: [Double]
    var isFilled = false

    func path(in rect: CGRect) -> Path {
        Path { path in
            for index in heights.indices {
                let part = Double(index) / Double(max(heights.count - 1, 1))
                let point = point(at: part, in: rect.size)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            if isFilled {
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    /// - Parameter part: 0 at the leading end of the curve, 1 at the trailing one.
    func point(at part: Double, in size: CGSize) -> CGPoint {
        let place = part * Double(heights.count - 1)
        let left = min(max(Int(place), 0), heights.count - 1)
        let right = min(left + 1, heights.count - 1)
        let height = heights[left] + (heights[right] - heights[left]) * (place - Double(left))
        return CGPoint(x: part * size.width, y: size.height - Self.inset - height * (size.height - 2 * Self.inset))
    }
}
