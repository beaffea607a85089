import SwiftUI
import WidgetKit

/// The sky, and what is seen in it: the light of the sun, stars, clouds, rain or snow. Light text keeps its contrast of
/// 4.5 to 1: by day everything around the sun, drops and flakes is darker, rather than that they are lighter, and clouds
/// and stars are faint.
struct ConditionBackground: View {
    let sky: Sky

    var body: some View {
        ZStack {
            sky.gradient
            decoration
        }
        .accessibilityHidden(true)
    }

    @ViewBuilder
    private var decoration: some View {
        switch (sky.condition, sky.light) {
        case (.cloudy, _), (.foggy, _):
            Clouds()
                .fill(.white.opacity(0.05))
        case (.sunny, .day), (.windy, .day), (.partlyCloudy, .day):
            RadialGradient(
                colors: [.black.opacity(0), .black.opacity(0.15)], center: .topTrailing, startRadius: 20, endRadius: 340
            )
        case (.sunny, .night), (.windy, .night), (.partlyCloudy, .night):
            Specks(kind: .stars)
                .fill(.white.opacity(0.22))
        case (.rainy, _), (.stormy, _), (.sleety, _):
            Specks(kind: .streaks)
                .fill(.black.opacity(0.14), style: FillStyle(eoFill: true))
        case (.snowy, _):
            Specks(kind: .flakes)
                .fill(.black.opacity(0.14), style: FillStyle(eoFill: true))
        default:
            EmptyView()
        }
    }
}

/// Two banks of clouds at the upper right, as one shape, so that they do not add up.
private struct Clouds: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let unit = min(rect.width, rect.height)
        let circles: [(x: Double, y: Double, radius: Double)] = [
            (0.02, -0.04, 0.2), (0.2, 0.02, 0.17), (0.37, -0.04, 0.12), (-0.14, 0.02, 0.15),
        ]
        for circle in circles {
            let middle = CGPoint(x: rect.maxX - (0.14 + circle.x) * unit, y: rect.minY + (0.1 + circle.y) * unit)
            let radius = circle.radius * unit
            path.addEllipse(
                in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        }
        return path
    }
}

/// Small shapes scattered over an area, always at the same places. Flakes and streaks are holes in it.
private struct Specks: Shape {
    enum Kind {
        case stars
        case flakes
        case streaks
    }

    let kind: Kind

    /// For every 100 by 100 points.
    private var density: Double {
        switch kind {
        case .stars: 14
        case .flakes: 10
        case .streaks: 8
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = kind == .stars ? Path() : Path(rect)
        let count = Int(rect.width * rect.height / 10_000 * density)
        for index in 0..<count {
            // The golden ratio and the square root of 2 spread numbers evenly without a pattern.
            let place = CGPoint(
                x: rect.minX + rect.width * fraction(Double(index) * 0.618_034 + 0.3),
                y: rect.minY + rect.height * fraction(Double(index) * 0.414_214 * 1.7 + 0.1))
            let size = fraction(Double(index) * 0.754_878)
            switch kind {
            case .stars: add(circle: 0.4 + size * 0.5, at: place, to: &path)
            case .flakes: add(circle: 0.9 + size * 1.5, at: place, to: &path)
            case .streaks: add(streak: 7 + size * 8, at: place, to: &path)
            }
        }
        return path
    }

    private func fraction(_ value: Double) -> Double { value - value.rounded(.down) }

    private func add(circle radius: Double, at place: CGPoint, to path: inout Path) {
        path.addEllipse(
            in: CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private func add(streak length: Double, at place: CGPoint, to path: inout Path) {
        path.move(to: place)
        path.addLine(to: CGPoint(x: place.x + 1, y: place.y))
        path.addLine(to: CGPoint(x: place.x + 1 - length / 4, y: place.y + length))
        path.addLine(to: CGPoint(x: place.x - length / 4, y: place.y + length))
        path.closeSubpath()
    }
}

extension View {
    /// Text colors and type sizes for the Home Screen and StandBy.
    ///
    /// Beyond the largest ordinary type size a widget's fixed area would only show fragments.
    func onHomeScreen() -> some View {
        modifier(HomeScreenStyle())
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}

/// Light text on the sky, which is dark enough for it by day and night. Without the sky the system's colors fit; at night
/// it draws StandBy in one vibrant color and needs its own gray, because vibrancy turns opacity into brightness.
private struct HomeScreenStyle: ViewModifier {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode

    func body(content: Content) -> some View {
        switch renderingMode {
        case .vibrant: content
        case .fullColor where showsBackground: content.foregroundStyle(.white, .white.opacity(0.88))
        default: content.foregroundStyle(.primary, .primary.opacity(0.85))
        }
    }
}
