import SwiftUI
import WidgetKit

struct ShapesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Shapes", provider: SampleProvider()) { entry in
            ShapesWidgetView(value: entry.value)
        }
        .configurationDisplayName("Shapes")
        .supportedFamilies([.systemSmall, .systemLarge])
    }
}

struct Triangle: Shape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
        path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY - inset))
        path.addQuadCurve(
            to: CGPoint(x: rect.minX + inset, y: rect.maxY - inset), control: CGPoint(x: rect.midX, y: rect.midY))
        path.closeSubpath()
        return path
    }
}

struct ShapesWidgetView: View {
    let value: Double

    var body: some View {
        VStack(spacing: 6) {
            HStack(spacing: 6) {
                Circle().trim(from: 0, to: 0.7).stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Circle().strokeBorder(Color.blue, lineWidth: 3)
                Triangle().fill(LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
                Ellipse().fill(
                    RadialGradient(colors: [.white, .purple], center: .center, startRadius: 0, endRadius: 20))
            }
            .frame(height: 30)
            HStack(spacing: 6) {
                RoundedRectangle(cornerRadius: 8).fill(.tint)
                UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 10).fill(Color.green.gradient)
                Capsule(style: .continuous).stroke(Color.primary, lineWidth: 1)
                ContainerRelativeShape().inset(by: 4).fill(.teal)
            }
            .frame(height: 30)
            HStack(spacing: 6) {
                Rectangle().fill(
                    AngularGradient(gradient: Gradient(colors: [.red, .green, .blue, .red]), center: .center))
                Path { path in
                    path.addArc(
                        center: CGPoint(x: 15, y: 15), radius: 12, startAngle: .degrees(0), endAngle: .degrees(270),
                        clockwise: false)
                }
                .stroke(.brown, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
                Color("MissingColor").frame(width: 10)
                Rectangle().fill(.quaternary).overlay(Circle().fill(.ultraThinMaterial))
                LinearGradient(
                    gradient: Gradient(stops: [.init(color: .pink, location: 0), .init(color: .mint, location: 0.8)]),
                    startPoint: .leading, endPoint: .trailing)
            }
            .frame(height: 30)
        }
        .tint(.indigo)
        .containerBackground(.background, for: .widget)
    }
}
