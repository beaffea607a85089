import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import Charts

@MainActor
@Suite("Mark positions")
struct ChartLayoutTests {
    private let data: [(name: String, size: Int)] = [("A", 10), ("B", 40), ("C", 20)]

    /// A chart without axes: the plot is all of it.
    private func plain(@ChartContentBuilder _ content: () -> AnyChartContent) -> some View {
        Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }

    @Test("Bars take three fifths of their category and grow from zero")
    func bars() {
        let chart = plain {
            ForEach(data, id: \.name) { BarMark(x: .value("Name", $0.name), y: .value("Size", $0.size)) }
        }
        #expect(
            ChartRendering.marks(chart) == [
                "BarMark (16, 120, 48, 40) A: 10", "BarMark (96, 0, 48, 160) B: 40", "BarMark (176, 80, 48, 80) C: 20",
            ])
    }

    @Test("Names on the vertical axis run downward, bars to the right")
    func horizontal() {
        let chart = plain {
            ForEach(data, id: \.name) { BarMark(x: .value("Size", $0.size), y: .value("Name", $0.name), height: 20) }
        }
        #expect(
            ChartRendering.marks(chart, height: 120) == [
                "BarMark (0, 10, 60, 20) A: 10", "BarMark (0, 50, 240, 20) B: 40", "BarMark (0, 90, 120, 20) C: 20",
            ])
    }

    @Test("Widths: fixed, a ratio of the step, less than the step")
    func widths() {
        func width(_ dimension: MarkDimension) -> String {
            let chart = plain { BarMark(x: .value("x", "a"), y: .value("y", 1), width: dimension) }
            return ChartRendering.marks(chart, width: 100, height: 50)[0]
        }
        #expect(width(12) == "BarMark (44, 0, 12, 50) a: 1")
        #expect(width(.ratio(0.5)) == "BarMark (25, 0, 50, 50) a: 1")
        #expect(width(.inset(10)) == "BarMark (10, 0, 80, 50) a: 1")
    }

    @Test("On a numeric axis a ratio is relative to the automatic width")
    func widthsAmongNumbers() {
        func width(_ dimension: MarkDimension) -> String {
            let chart = plain {
                ForEach([1, 2, 3], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1), width: dimension) }
            }
            .chartXScale(domain: 0...4)
            return ChartRendering.marks(chart, width: 100, height: 50)[1]
        }
        #expect(width(.automatic).contains(", 6, 50)"))
        #expect(width(.ratio(0.5)).contains(", 3, 50)"))
        #expect(width(.ratio(2)).contains(", 12, 50)"))
    }

    @Test("Grouped bars share their category")
    func grouped() {
        let chart = plain {
            BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("g", "1"))
            BarMark(x: .value("x", "a"), y: .value("y", 2)).position(by: .value("g", "2"))
        }
        #expect(
            ChartRendering.marks(chart, width: 100, height: 100) == [
                "BarMark (12, 50, 36, 50) a: 1", "BarMark (52, 0, 36, 100) a: 2",
            ])
    }

    @Test(
        "Bars of hours and days take seven tenths of the unit (I0438, I0450)",
        arguments: [Calendar.Component.hour, .day])
    func unitBars(unit: Calendar.Component) throws {
        let seconds: Double = unit == .day ? 86_400 : 3600
        let times = (0..<4).map { date(2023, 11, 14).addingTimeInterval(Double($0) * seconds) }
        let chart = plain {
            ForEach(times, id: \.self) { BarMark(x: .value("Time", $0, unit: unit), y: .value("Energy", 1)) }
        }
        let tree = ChartRendering.tree(chart, width: 400, height: 50)
        let frames = tree.root.all.filter { $0.viewType == "BarMark" && $0.semantics != nil }.map(\.frame)
        #expect(frames.map(\.text) == [15, 115, 215, 315].map { "(\($0), 0, 70, 50)" })
    }

    @Test("Months are as wide as their number of days")
    func units() {
        let chart = plain {
            BarMark(x: .value("Month", date(2025, 1, 5), unit: .month), y: .value("y", 1), width: .ratio(1))
            BarMark(x: .value("Month", date(2025, 2, 9), unit: .month), y: .value("y", 1), width: .ratio(1))
        }
        #expect(
            ChartRendering.marks(chart, width: 118, height: 50) == [
                "BarMark (0, 0, 62, 50) Jan: 1", "BarMark (62, 0, 56, 50) Feb: 1",
            ])
    }

    @Test("A line runs through the centers of its positions, and its description lists all points")
    func line() throws {
        let chart = plain {
            ForEach(data, id: \.name) { LineMark(x: .value("Name", $0.name), y: .value("Size", $0.size)) }
        }
        let tree = ChartRendering.tree(chart)
        let shape = try #require(tree.root.all.compactMap(\.shape).first)
        #expect(shape.path.points == [CGPoint(x: 40, y: 120), CGPoint(x: 120, y: 0), CGPoint(x: 200, y: 80)])
        #expect(
            ChartRendering.marks(chart) == [
                "LineMark (37, 117, 6, 6) A: 10", "LineMark (117, -3, 6, 6) B: 40", "LineMark (197, 77, 6, 6) C: 20",
            ])
    }

    private func lines(_ chart: some View) -> [[CGPoint]] {
        ChartRendering.tree(chart, width: 100, height: 100).root.all.compactMap(\.shape).filter {
            if case .stroke = $0.style { true } else { false }
        }
        .map(\.path.points)
    }

    @Test(
        "Marks without a series form one line, wherever they are declared; series and styles by value split it"
    )
    func series() {
        let one = plain {
            LineMark(x: .value("x", 0), y: .value("y", 0))
            LineMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red)
        }
        #expect(lines(one).count == 1)
        let two = plain {
            ForEach(["a", "b"], id: \.self) { name in
                LineMark(x: .value("x", 0), y: .value("y", 0), series: .value("s", name))
                LineMark(x: .value("x", 1), y: .value("y", 1), series: .value("s", name))
            }
        }
        #expect(lines(two).count == 2)
        let styled = plain {
            ForEach(["a", "b"], id: \.self) { name in
                LineMark(x: .value("x", 0), y: .value("y", 0)).foregroundStyle(by: .value("s", name))
                LineMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("s", name))
            }
        }
        #expect(lines(styled).count == 2)
    }

    @Test("A NaN value omits its point")
    func invalid() {
        let chart = plain {
            LineMark(x: .value("x", 0), y: .value("y", 0.0))
            LineMark(x: .value("x", 1), y: .value("y", Double.nan))
            LineMark(x: .value("x", 2), y: .value("y", 2.0))
        }
        #expect(lines(chart) == [[CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 0)]])
    }

    @Test("Rules span the plot or run between values; rectangles span values or fill their categories")
    func rules() {
        let chart = plain {
            RuleMark(y: .value("Goal", 50))
            RuleMark(xStart: .value("x", 10), xEnd: .value("x", 30), y: .value("Part", 20))
            RectangleMark(
                xStart: .value("x", 0), xEnd: .value("x", 40), yStart: .value("y", 0), yEnd: .value("y", 100))
        }
        #expect(
            ChartRendering.marks(chart, width: 80, height: 100) == [
                "RuleMark (0, 49.5, 80, 1) Goal: 50", "RuleMark (20, 79.5, 40, 1) 10 – 30: 20",
                "RectangleMark (0, 0, 80, 100) 0 – 40: 0 – 100",
            ])
    }

    @Test("Points have the requested perceived area, or fit the given box")
    func points() {
        let chart = plain {
            PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(.square).symbolSize(100)
            PointMark(x: .value("x", 10), y: .value("y", 10)).symbolSize(CGSize(width: 4, height: 8))
        }
        #expect(
            ChartRendering.marks(chart, width: 100, height: 100) == [
                "PointMark (-5, 95, 10, 10) 0: 0", "PointMark (98, -4, 4, 8) 10: 10",
            ])
    }

    @Test("Offsets move positions, scale padding moves the ends")
    func offsets() {
        let chart = plain {
            RectangleMark(
                xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0), yEnd: .value("y", 10)
            )
            .offset(xStart: 5, xEnd: -5, yStart: 0, yEnd: 10)
        }
        .chartXScale(range: .plotDimension(startPadding: 10, endPadding: 20))
        #expect(
            ChartRendering.marks(chart, width: 130, height: 100) == ["RectangleMark (15, 10, 90, 90) 0 – 10: 0 – 10"])
    }

    @Test("Sectors divide the circle by size, clockwise from the top")
    func sectors() {
        let chart = plain {
            SectorMark(angle: .value("Size", 1), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("n", "a"))
            SectorMark(angle: .value("Size", 3), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("n", "b"))
        }
        let frames = ChartRendering.tree(chart, width: 100, height: 100).root.all.filter { $0.shape != nil }.map(
            \.frame)
        #expect(frames.map(\.text) == ["(50, 0, 50, 50)", "(0, 0, 100, 100)"])
        #expect(ChartRendering.tree(chart).root.all.compactMap(\.semantics?.value) == ["1", "3"])
    }

    @Test("Marks are drawn by zIndex, equal ones in source order")
    func order() {
        let chart = plain {
            PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(1)
            BarMark(x: .value("x", 1), y: .value("y", 1))
            RuleMark(y: .value("y", 1))
        }
        let types = ChartRendering.tree(chart).root.all.map(\.viewType).filter { $0.hasSuffix("Mark") }
        #expect(types == ["BarMark", "RuleMark", "PointMark"])
    }
}
