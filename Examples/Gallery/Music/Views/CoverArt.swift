import SwiftUI
import WidgetKit

/// A cover of simple shapes in four colors. A tinted widget has one color only, so shapes that lie on each other differ
/// in opacity there.
struct CoverArt: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let record: Record
    var cornerRadius: CGFloat = 6

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            ZStack {
                if renderingMode == .fullColor { color("Ground") }
                switch record.motif {
                case .suns: suns(size)
                case .waves: waves(size)
                case .blinds: blinds(size)
                case .moon: moon(size)
                }
            }
            .frame(width: size.width, height: size.height)
        }
        .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement()
        .accessibilityLabel(Text("Cover of \(record.title)"))
    }

    private func color(_ part: String) -> Color { Color(record.palette + part) }

    private func suns(_ size: CGSize) -> some View {
        let unit = min(size.width, size.height)
        return ZStack {
            ForEach(0..<4) { index in
                Circle()
                    .fill(color(index.isMultiple(of: 2) ? "One" : "Two"))
                    .opacity(renderingMode == .fullColor ? 1 : 0.35)
                    .frame(width: unit * (0.92 - Double(index) * 0.22))
            }
            Rectangle()
                .fill(color("Three"))
                .opacity(renderingMode == .fullColor ? 1 : 0.45)
                .frame(height: size.height * 0.3)
                .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }

    private func waves(_ size: CGSize) -> some View {
        ZStack {
            Circle()
                .fill(color("Three"))
                .frame(width: size.width * 0.3)
                .position(x: size.width * 0.68, y: size.height * 0.26)
            ForEach(0..<4) { index in
                Wave(phase: Double(index) * 1.7, level: 0.42 + Double(index) * 0.15)
                    .fill(color(index.isMultiple(of: 2) ? "One" : "Two"))
                    .opacity(renderingMode == .fullColor ? 1 : 0.4)
            }
        }
    }

    private func blinds(_ size: CGSize) -> some View {
        ZStack {
            Circle()
                .fill(color("Two"))
                .opacity(renderingMode == .fullColor ? 1 : 0.4)
                .frame(width: size.width * 0.62)
            VStack(spacing: size.height * 0.05) {
                ForEach(0..<7) { index in
                    Rectangle()
                        .fill(color(index.isMultiple(of: 3) ? "Three" : "One"))
                        .frame(height: size.height * 0.06)
                }
            }
        }
    }

    private func moon(_ size: CGSize) -> some View {
        let unit = min(size.width, size.height)
        return ZStack {
            ForEach(0..<5) { index in
                Ellipse()
                    .stroke(color("Two"), lineWidth: max(unit * 0.008, 1))
                    .frame(width: unit * (0.5 + Double(index) * 0.16), height: unit * (0.2 + Double(index) * 0.1))
                    .rotationEffect(.degrees(-24))
            }
            Circle()
                .fill(color("One"))
                .frame(width: unit * 0.42)
            Circle()
                .fill(color("Three"))
                .frame(width: unit * 0.09)
                .offset(x: unit * 0.3, y: -unit * 0.24)
        }
    }
}

private struct Wave: Shape {
    let phase: Double
    /// Height of the water from the top, from 0 to 1.
    let level: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for step in 0...24 {
                let part = Double(step) / 24
                let y = level + sin(part * 2 * .pi * 1.25 + phase) * 0.05
                path.addLine(to: CGPoint(x: rect.minX + part * rect.width, y: rect.minY + y * rect.height))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
