import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import Charts

@MainActor
@Suite("Axes")
struct AxisTests {
    private func sizes(_ sizes: [Int]) -> some ChartContent {
        ForEach(sizes.indices, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", sizes[$0])) }
    }

    private func hours(_ count: Int) -> some ChartContent {
        ForEach(0..<count, id: \.self) {
            LineMark(x: .value("Time", date(2026, 6, 10).addingTimeInterval(Double($0) * 3600)), y: .value("y", $0))
        }
    }

    @Test("Numbers are to the right of the plot, centered on their lines; names are below theirs")
    func standard() throws {
        let tree = ChartRendering.tree(Chart { sizes([40, 87]) })
        let texts = ChartRendering.textNodes(tree)
        #expect(texts.map(\.string) == ["n0", "n1", "0", "50", "100"])
        let marks = tree.root.all.filter { $0.viewType == "BarMark" }.map(\.frame)
        let (zero, hundred) = (texts[2].frame, texts[4].frame)
        #expect(abs(zero.midY - marks[0].maxY) < 0.2)
        #expect(abs(hundred.midY) < 0.2)
        #expect(zero.minX == hundred.minX)
        #expect(abs(texts[0].frame.midX - marks[0].midX) < 0.5)
        #expect(texts[0].frame.minY > marks[0].maxY)
        #expect(texts.allSatisfy { $0.frame.maxX <= 240.5 && $0.frame.maxY <= 160.5 })
    }

    @Test(
        "Numbers of the vertical axis are the same in small and large charts (I0438, I0442)",
        arguments: [66, 160, 216])
    func height(points: CGFloat) {
        let chart = Chart {
            BarMark(x: .value("x", "load"), y: .value("y", 1.25))
            BarMark(x: .value("x", "surplus"), y: .value("y", -1.35))
        }
        .chartXAxis(.hidden)
        #expect(ChartRendering.texts(chart, height: points) == ["-2", "-1", "0", "1", "2"])
    }

    @Test("Requested counts are honored, even where the domain widens for them")
    func counts() {
        func texts(_ sizes: [Int], _ count: Int) -> [String] {
            let chart = Chart { self.sizes(sizes) }.chartXAxis(.hidden)
            return ChartRendering.texts(
                chart.chartYAxis { AxisMarks(values: .automatic(desiredCount: count)) }, height: 300)
        }
        #expect(texts([87], 3) == ["0", "50", "100"])
        #expect(texts([87], 6) == ["0", "20", "40", "60", "80", "100"])
        #expect(texts([2600], 3) == ["0", "1,000", "2,000", "3,000"])
        #expect(texts([-3, 7], 5) == ["-4", "-2", "0", "2", "4", "6", "8"])
    }

    @Test("The plot begins at the top of the chart, and half of the topmost number extends beyond it (I0412)")
    func top() throws {
        let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 2.0)) }
        let tree = ChartRendering.tree(chart)
        let bar = try #require(tree.root.all.first { $0.viewType == "BarMark" }).frame
        let two = try #require(ChartRendering.textNodes(tree).first { $0.string == "2.0" }).frame
        #expect(bar.minY == 0)
        #expect(two.minY < -5 && abs(two.midY) < 0.2)
    }

    @Test("Numbers on an axis have the same number of digits, and zero has none (I0436)")
    func digits() {
        let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1.6)) }.chartXAxis(.hidden)
        #expect(ChartRendering.texts(chart) == ["0", "0.5", "1.0", "1.5", "2.0"])
    }

    @Test("Date labels begin four points to the right of their lines, with or without ticks (I0412)")
    func gap() throws {
        for hasTicks in [false, true] {
            let chart = Chart { hours(25) }.chartYAxis(.hidden).chartXAxis {
                AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
                    AxisGridLine()
                    if hasTicks { AxisTick() }
                    AxisValueLabel(format: .dateTime.hour())
                }
            }
            let texts = ChartRendering.textNodes(ChartRendering.tree(chart))
            #expect(texts.map { $0.frame.minX.rounded() } == [4, 64, 124, 184])
        }
    }

    @Test("A format with its own locale ignores the widget's locale")
    func ownLanguage() {
        func texts(_ locale: Locale?) -> [String] {
            let months = Chart {
                ForEach(1...3, id: \.self) { LineMark(x: .value("m", date(2025, $0)), y: .value("y", $0)) }
            }
            .chartYAxis(.hidden)
            .chartXAxis {
                AxisMarks(values: .stride(by: .month)) { _ in
                    let format = Date.FormatStyle.dateTime.month(.wide)
                    AxisValueLabel(format: locale.map { format.locale($0) } ?? format)
                }
            }
            return ChartRendering.texts(months) { $0.locale = Locale(identifier: "de_DE") }
        }
        #expect(texts(nil) == ["Januar", "Februar"])
        #expect(texts(Locale(identifier: "nl_NL")) == ["januari", "februari"])
    }

    @Test("Hidden axes leave all the space to the plot")
    func hidden() {
        let chart = Chart { sizes([87]) }.chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(ChartRendering.texts(chart).isEmpty)
        #expect(ChartRendering.marks(chart) == ["BarMark (48, 0, 144, 160) n0: 87"])
    }

    @Test("Dates are formatted by their stride, next to their lines, in the environment's locale and time zone")
    func dates() throws {
        let chart = Chart { hours(24) }.chartYAxis(.hidden)
        #expect(ChartRendering.texts(chart) == ["12 AM", "6 AM", "12 PM", "6 PM"])
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let german = ChartRendering.texts(chart) {
            $0.locale = Locale(identifier: "de_DE")
            $0.timeZone = berlin
        }
        #expect(german == ["06 Uhr", "12 Uhr", "18 Uhr"])
        let months = Chart {
            ForEach(1...5, id: \.self) { LineMark(x: .value("m", date(2025, $0)), y: .value("y", $0)) }
        }
        .chartYAxis(.hidden)
        #expect(ChartRendering.texts(months, width: 300) == ["Jan", "Feb", "Mar", "Apr"])
    }

    @Test("Calendar strides, formats and centered labels")
    func strides() throws {
        let chart = Chart { hours(25) }.chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 8)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute(), centered: true)
            }
        }
        let tree = ChartRendering.tree(chart)
        let texts = ChartRendering.textNodes(tree)
        #expect(texts.map(\.string) == ["12:00", "08:00", "04:00"])
        #expect(texts.map { $0.frame.midX.rounded() } == [40, 120, 200])
    }

    @Test("The content closure is called for each value and may omit parts")
    func content() {
        let chart = Chart { sizes([87]) }.chartXAxis(.hidden).chartYAxis {
            AxisMarks(position: .leading, values: [0, 25, 50, 75, 100]) { value in
                AxisGridLine()
                if value.index % 2 == 0, let number = value.as(Int.self) {
                    AxisValueLabel { Text("\(number)%") }
                }
            }
        }
        let tree = ChartRendering.tree(chart)
        #expect(ChartRendering.textNodes(tree).map(\.string) == ["0%", "50%", "100%"])
        #expect(ChartRendering.textNodes(tree).allSatisfy { $0.frame.minX < 30 })
        let lines = tree.root.all.filter { $0.shape != nil && $0.viewType == "" }
        #expect(lines.count == 5)
    }

    @Test("Values convert only to the type of the data")
    func values() {
        let number = AxisValue(index: 0, count: 1, datum: .number(3))
        #expect(number.as(Int.self) == 3)
        #expect(number.as(Double.self) == 3)
        #expect(number.as(Decimal.self) == 3)
        #expect(number.as(String.self) == nil)
        #expect(number.as(Date.self) == nil)
        #expect(AxisValue(index: 0, count: 1, datum: .category("b")).as(Letter.self) == .b)
        #expect(AxisValue(index: 0, count: 1, datum: .category("z")).as(Letter.self) == nil)
    }

    enum Letter: String, Plottable { case a, b }

    @Test("Overlapping labels are omitted unless that is turned off")
    func collisions() {
        func texts(_ collision: AxisValueLabelCollisionResolution) -> [String] {
            let chart = Chart { hours(25) }.chartYAxis(.hidden).chartXAxis {
                AxisMarks(values: .stride(by: .hour, count: 2)) { _ in
                    AxisValueLabel(format: .dateTime.hour(), collisionResolution: collision)
                }
            }
            return ChartRendering.texts(chart)
        }
        #expect(texts(.disabled).count == 13)
        #expect(texts(.truncate).count == 12 && texts(.truncate).contains { $0.contains("…") })
        #expect(texts(.automatic).count < 8)
    }

    @Test("Unsupported label options are reported")
    func withoutEffect() {
        let chart = Chart { sizes([87]) }.chartYAxis { AxisMarks { AxisValueLabel("x", offsetsMarks: true) } }
        #expect(ChartRendering.tree(chart).diagnostics.map(\.subject) == ["AxisValueLabel(offsetsMarks:)"])
    }

    @Test("Grid lines are hairlines aligned to pixels; those of time are dashed")
    func lines() throws {
        let tree = ChartRendering.tree(Chart { hours(24) })
        let strokes = tree.root.all.filter { $0.viewType == "" }.compactMap(\.shape)
            .compactMap { shape -> (StrokeGeometry, CGRect)? in
                guard case .stroke(let stroke) = shape.style else { return nil }
                return (stroke, shape.path.boundingRect)
            }
        let level = strokes.filter { $0.1.height == 0 }
        let upright = strokes.filter { $0.1.width == 0 }
        #expect(level.count >= 3 && upright.count >= 4)
        #expect(level.allSatisfy { $0.0.width == 0.5 && $0.0.dash.isEmpty })
        #expect(upright.allSatisfy { $0.0.width == 0.5 && !$0.0.dash.isEmpty })
        for (stroke, box) in level {
            let edge = (box.minY - stroke.width / 2) * 3
            #expect(abs(edge - edge.rounded()) < 0.01)
        }
    }

    @Test("Titles are below and above the chart; next to it they are rotated")
    func titles() throws {
        let chart = Chart { sizes([87]) }.chartXAxisLabel("Names").chartYAxisLabel("Sizes")
        let texts = ChartRendering.textNodes(ChartRendering.tree(chart))
        let names = try #require(texts.first { $0.string == "Names" })
        let amounts = try #require(texts.first { $0.string == "Sizes" })
        #expect(names.frame.maxY > 150)
        #expect(amounts.frame.minY < 5 && amounts.frame.maxX > 230)
        let turned = ChartRendering.tree(
            Chart { sizes([87]) }.chartYAxisLabel("Sizes", position: .leading))
        #expect(turned.dump.contains("transform"))
    }

    @Test("In right-to-left languages numbers are on the left, and time still runs to the right")
    func rightToLeft() {
        let chart = Chart { hours(24) }
        let tree = ChartRendering.tree(chart) { $0.layoutDirection = .rightToLeft }
        let texts = ChartRendering.textNodes(tree)
        let numbers = texts.filter { Int($0.string) != nil }
        let times = texts.filter { $0.string.contains("M") }
        #expect(!numbers.isEmpty && numbers.allSatisfy { $0.frame.maxX < 40 })
        #expect(times.map(\.frame.minX) == times.map(\.frame.minX).sorted())
        #expect(times.first?.string == "12 AM")
    }
}
