import SwiftUI
import WidgetKit

/// A widget that draws itself: a clock face with a hand for the minute of a timeline view.
struct DrawingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Drawing", provider: DrawingProvider()) { _ in DrawingView() }
            .supportedFamilies([.systemSmall])
    }
}

struct DrawingProvider: TimelineProvider {
    /// Twenty past nine and forty seconds on the first day of 2001, in Greenwich.
    private var entry: LinesEntry { LinesEntry(date: Date(timeIntervalSinceReferenceDate: 33_640), lines: []) }

    func placeholder(in context: Context) -> LinesEntry { entry }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}

private struct DrawingView: View {
    var body: some View {
        TimelineView(.everyMinute) { timeline in
            let seconds = Int(timeline.date.timeIntervalSinceReferenceDate)
            VStack {
                Canvas { context, size in
                    drawFace(&context, size: size)
                    drawHand(context, size: size, minute: seconds / 60 % 60)
                    context.draw(
                        Text(verbatim: "\(seconds / 3_600):\(seconds / 60 % 60)"), at: .zero, anchor: .topLeading)
                    if let hub = context.resolveSymbol(id: Part.hub) {
                        context.draw(hub, at: CGPoint(x: size.width / 2, y: size.height / 2))
                    }
                } symbols: {
                    Text(verbatim: "o").tag(Part.hub)
                }
                .frame(width: 80, height: 80)
                Text(verbatim: "\(seconds % 60) \(Theme.night.style == .dark)")
            }
        }
        .containerBackground(.background, for: .widget)
    }

    private func drawFace(_ context: inout GraphicsContext, size: CGSize) {
        let face = Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2))
        context.clip(to: face)
        context.fill(
            face,
            with: .linearGradient(
                Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
    }

    private func drawHand(_ context: GraphicsContext, size: CGSize, minute: Int) {
        var hand = context
        hand.translateBy(x: size.width / 2, y: size.height / 2)
        hand.rotate(by: .degrees(Double(minute) * 6))
        hand.addFilter(.shadow(radius: 2))
        hand.stroke(
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 0, y: -size.height / 3))
            }, with: .foreground, style: StrokeStyle(lineWidth: 3, lineCap: .round))
    }

    private enum Part: Hashable { case hub }
}

/// UIKit's names without an import of it, as on a phone.
private enum Theme {
    case day, night

    var style: UIUserInterfaceStyle {
        switch self {
        case .day: .light
        case .night: .dark
        }
    }
}
