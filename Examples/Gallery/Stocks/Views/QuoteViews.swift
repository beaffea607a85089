import Charts
import SwiftUI
import WidgetKit

extension Quote {
    var color: Color { isUp ? Color("Up") : Color("Down") }
}

/// The price since the session began. A dashed line is where it ended the day before.
struct PriceChart: View {
    let quote: Quote
    var color: Color?

    var body: some View {
        Chart {
            RuleMark(y: .value("Previous Close", quote.previous))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 3]))
                .foregroundStyle(.secondary)
            ForEach(quote.points) { point in
                if color == nil {
                    AreaMark(
                        x: .value("Time", point.date), yStart: .value("Low", quote.range.lowerBound),
                        yEnd: .value("Price", point.price)
                    )
                    .foregroundStyle(
                        LinearGradient(
                            colors: [quote.color.opacity(0.35), quote.color.opacity(0)], startPoint: .top,
                            endPoint: .bottom))
                }
                LineMark(x: .value("Time", point.date), y: .value("Price", point.price))
                    .foregroundStyle(color ?? quote.color)
                    .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            }
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
        .chartXScale(domain: quote.session.opening...quote.session.closing)
        .chartYScale(domain: quote.range)
        .environment(\.layoutDirection, .leftToRight)
        .widgetAccentable()
        .accessibilityElement()
        .accessibilityLabel(Text("Price graph"))
    }
}

/// The same as one line: a list has many of them, and each is small.
struct Sparkline: View {
    let quote: Quote

    var body: some View {
        ZStack {
            PriceShape(quote: quote, part: .area)
                .fill(
                    LinearGradient(
                        colors: [quote.color.opacity(0.35), quote.color.opacity(0)], startPoint: .top,
                        endPoint: .bottom))
            PriceShape(quote: quote, part: .previous)
                .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
            PriceShape(quote: quote, part: .line)
                .stroke(quote.color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        }
        .environment(\.layoutDirection, .leftToRight)
        .widgetAccentable()
        .accessibilityHidden(true)
    }
}

private struct PriceShape: Shape {
    enum Part {
        case line, area, previous
    }

    let quote: Quote
    let part: Part

    func path(in rect: CGRect) -> Path {
        func y(_ price: Double) -> Double {
            let range = quote.range
            return rect.maxY - (price - range.lowerBound) / (range.upperBound - range.lowerBound) * rect.height
        }
        let length = quote.session.closing.timeIntervalSince(quote.session.opening)
        let points = quote.points.map { point in
            CGPoint(
                x: rect.minX + point.date.timeIntervalSince(quote.session.opening) / length * rect.width,
                y: y(point.price))
        }
        return Path { path in
            switch part {
            case .previous:
                path.move(to: CGPoint(x: rect.minX, y: y(quote.previous)))
                path.addLine(to: CGPoint(x: rect.maxX, y: y(quote.previous)))
            case .line:
                path.addLines(points)
            case .area:
                guard let first = points.first, let last = points.last else { return }
                path.addLines(points + [CGPoint(x: last.x, y: rect.maxY), CGPoint(x: first.x, y: rect.maxY)])
                path.closeSubpath()
            }
        }
    }
}

struct Price: View {
    let quote: Quote

    var body: some View {
        Text(quote.price, format: .number.precision(.fractionLength(2)))
            .monospacedDigit()
            .contentTransition(.numericText(value: quote.price))
    }
}

/// The change in percent, with an arrow that says its direction without color.
struct Change: View {
    let quote: Quote

    var body: some View {
        HStack(spacing: 3) {
            Image(systemName: quote.symbol)
                .imageScale(.small)
                .accessibilityHidden(true)
            Text(quote.change, format: .percent.precision(.fractionLength(2)).sign(strategy: .always()))
                .monospacedDigit()
        }
    }
}

/// How old the prices are: of now, or of the end of the session.
struct PriceTime: View {
    let quote: Quote
    let date: Date

    var body: some View {
        if quote.session.isOpen(at: date) {
            Text(date, style: .time)
        } else {
            Text("At close")
        }
    }
}
