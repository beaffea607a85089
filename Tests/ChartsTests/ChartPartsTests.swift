import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import Charts

@MainActor
@Suite("Legend, annotations, content and proxies")
struct ChartPartsTests {
    private struct Point: Identifiable {
        let id: Int
        let group: String
    }

    private let points = [Point(id: 1, group: "north"), Point(id: 2, group: "south")]

    private func bars() -> some View {
        Chart(points) {
            BarMark(x: .value("x", $0.id), y: .value("y", $0.id)).foregroundStyle(by: .value("Group", $0.group))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }

    private func fills(_ view: some View) -> [Paint] {
        ChartRendering.tree(view).root.all.filter { $0.viewType.hasSuffix("Mark") }.compactMap(\.shape?.fill.paint)
    }

    private func paint(_ color: Color) -> Paint {
        color.resolved(in: ChartRendering.environment()).fill(in: .zero).paint
    }

    @Test("Values get the palette's colors in order, or those of the scale")
    func styles() {
        #expect(fills(bars()) == [paint(.blue), paint(.green)])
        #expect(
            fills(bars().chartForegroundStyleScale(["south": Color.red, "north": Color.gray]))
                == [paint(.gray), paint(.red)])
        #expect(
            fills(bars().chartForegroundStyleScale(domain: ["south", "north"], range: [Color.pink, Color.mint]))
                == [paint(.mint), paint(.pink)])
        #expect(
            fills(bars().chartForegroundStyleScale { (name: String) in name == "north" ? Color.teal : .brown })
                == [paint(.teal), paint(.brown)])
        #expect(fills(bars().chartForegroundStyleScale(range: [Color.purple])) == [paint(.purple), paint(.purple)])
    }

    @Test("Numeric styles are interpolated, and the legend shows both ends")
    func blend() {
        let chart = Chart(0..<3, id: \.self) {
            RectangleMark(x: .value("x", "\($0)"), y: .value("y", "a")).foregroundStyle(by: .value("n", Double($0)))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
        .chartXAxis(.hidden).chartYAxis(.hidden)
        let paints = fills(chart)
        #expect(paints.first == paint(.black) && paints.last == paint(.white))
        #expect(Set(paints).count == 3)
        #expect(ChartRendering.texts(chart) == ["0", "2"])
    }

    @Test("Rectangles are aligned to pixels: neighbors meet, and bars are equally wide")
    func pixels() {
        func edges(_ view: some View) -> [CGRect] {
            ChartRendering.tree(view, width: 100, height: 100).root.all.compactMap(\.shape?.path.boundingRect)
        }
        let cells = edges(
            Chart(0..<7, id: \.self) { RectangleMark(x: .value("x", "\($0)"), y: .value("y", "a")) }
                .chartXAxis(.hidden).chartYAxis(.hidden))
        #expect(zip(cells, cells.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 1e-6 })
        let bars = edges(
            Chart(0..<7, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) }
                .chartXAxis(.hidden).chartYAxis(.hidden))
        #expect(Set(bars.map { ($0.width * 3).rounded() }).count == 1)
        for edge in (cells + bars).flatMap({ [$0.minX * 3, $0.maxX * 3] }) {
            #expect(abs(edge - edge.rounded()) < 1e-4)
        }
    }

    @Test("A legend lists the values below the plot; hidden, elsewhere, or custom")
    func legend() throws {
        #expect(ChartRendering.texts(bars()) == ["north", "south"])
        let below = ChartRendering.textNodes(ChartRendering.tree(bars()))
        #expect(below.allSatisfy { $0.frame.minY > 130 } && below[0].frame.minX < 20)
        #expect(ChartRendering.texts(bars().chartLegend(.hidden)).isEmpty)
        let top = ChartRendering.tree(bars().chartLegend(position: .top, alignment: .trailing))
        #expect(ChartRendering.textNodes(top).allSatisfy { $0.frame.maxY < 30 && $0.frame.minX > 100 })
        let own = bars().chartLegend(position: .overlay) { Text("mine") }
        #expect(ChartRendering.texts(own) == ["mine"])
        let plain = Chart(points) { BarMark(x: .value("x", $0.id), y: .value("y", $0.id)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(ChartRendering.texts(plain).isEmpty)
    }

    @Test("A legend that is too wide wraps to another row")
    func rows() {
        let chart = Chart(0..<8, id: \.self) {
            BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("g", "category \($0)"))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        let frames = ChartRendering.textNodes(ChartRendering.tree(chart)).map(\.frame)
        #expect(Set(frames.map { $0.minY.rounded() }).count > 1)
        #expect(frames.allSatisfy { $0.maxX <= 240 })
    }

    @Test("Annotations are at their marks, and the plot shrinks where they would leave the chart")
    func annotations() throws {
        let chart = Chart {
            BarMark(x: .value("x", "a"), y: .value("y", 10)).annotation { Color.red.frame(width: 20, height: 10) }
            BarMark(x: .value("x", "b"), y: .value("y", 5))
                .annotation(position: .overlay, alignment: .bottom) { Color.green.frame(width: 8, height: 8) }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        let tree = ChartRendering.tree(chart, width: 200, height: 114)
        #expect(
            ChartRendering.marks(chart, width: 200, height: 114)
                == ["BarMark (20, 14, 60, 100) a: 10", "BarMark (120, 64, 60, 50) b: 5"])
        let boxes = tree.root.all.filter { $0.shape != nil && !$0.viewType.hasSuffix("Mark") }.map(\.frame.text)
        #expect(boxes == ["(40, 0, 20, 10)", "(146, 106, 8, 8)"])
    }

    @Test("An annotation that must fit the chart is moved into it")
    func fitting() {
        let chart = Chart {
            PointMark(x: .value("x", 0), y: .value("y", 0)).annotation(
                position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) { Color.red.frame(width: 40, height: 10) }
            PointMark(x: .value("x", 10), y: .value("y", 10))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        let box = ChartRendering.tree(chart).root.all.first { $0.shape != nil && !$0.viewType.hasSuffix("Mark") }
        #expect(box?.frame.minX == 0)
    }

    private struct Pair: ChartContent {
        let size: Int

        var body: some ChartContent {
            BarMark(x: .value("x", "a"), y: .value("y", size))
            if size > 5 {
                RuleMark(y: .value("Goal", 5))
            } else {
                PointMark(x: .value("x", "a"), y: .value("y", size))
            }
        }
    }

    @Test("Custom content, branches, missing content and opaque types")
    func content() {
        func types(@ChartContentBuilder _ content: () -> AnyChartContent) -> [String] {
            ChartRendering.marks(Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden))
                .map { String($0.prefix { $0 != " " }) }
        }
        #expect(types { Pair(size: 9) } == ["BarMark", "RuleMark"])
        #expect(types { Pair(size: 1).opacity(0.5) } == ["BarMark", "PointMark"])
        let nothing: Pair? = nil
        #expect(types { nothing } == [])
        #expect(types { AnyChartContent(RuleMark(y: .value("y", 1))) } == ["RuleMark"])
        #expect(types { Plot { RuleMark(y: .value("y", 1)) } } == ["RuleMark"])
        #expect(types { if points.count > 5 { RuleMark(y: .value("y", 1)) } } == [])
    }

    @Test("The innermost modifier wins; opacities multiply")
    func nesting() throws {
        let chart = Chart {
            Plot { RuleMark(y: .value("y", 1)).foregroundStyle(.red).opacity(0.5) }.foregroundStyle(.blue).opacity(0.5)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(fills(chart) == [paint(.red)])
        #expect(ChartRendering.tree(chart).root.all.contains { $0.content == .effect(.opacity(0.25)) })
    }

    @Test("A proxy converts between values and positions, and has the plot's frame")
    func proxy() throws {
        var found: [String] = []
        let chart = Chart {
            LineMark(x: .value("x", 0), y: .value("y", 0))
            LineMark(x: .value("x", 10), y: .value("y", 100))
        }
        .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel { Color.clear.frame(width: 30, height: 0) } } }
        .chartXAxis(.hidden)
        .chartOverlay { proxy in
            GeometryReader { geometry in
                let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
                let _ = found.append(frame.text)
                let _ = found.append("\(proxy.plotSize.width) x \(proxy.plotSize.height)")
                let _ = found.append("\(proxy.position(forX: 5) ?? -1) \(proxy.position(forY: 25) ?? -1)")
                let _ = found.append("\(proxy.value(atX: 20, as: Double.self) ?? -1)")
                let _ = found.append("\(proxy.value(atY: 75, as: Int.self) ?? -1)")
                Color.clear
            }
        }
        _ = ChartRendering.tree(chart, width: 234, height: 100)
        #expect(found == ["(34, 0, 200, 100)", "200.0 x 100.0", "100.0 75.0", "1.0", "25"])
    }

    @Test("Views around the plot can fill, clip and shrink it")
    func plotStyle() throws {
        let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartPlotStyle { $0.frame(height: 40).background(.yellow) }
        #expect(ChartRendering.marks(chart, width: 100, height: 100) == ["BarMark (20, 0, 60, 40) a: 1"])
        let paints = ChartRendering.tree(chart, width: 100, height: 100).root.all.compactMap(\.shape?.fill.paint)
        #expect(paints == [paint(.yellow), paint(.blue)])
    }

    @Test("A scrolling chart shows its initial part and clips the rest")
    func scrolling() {
        let chart = Chart(0..<10, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", 1)) }
            .chartYAxis(.hidden)
            .chartXVisibleDomain(length: 3)
        #expect(ChartRendering.texts(chart.chartScrollableAxes(.horizontal)) == ["n0", "n1", "n2"])
        let later = chart.chartScrollPosition(initialX: "n4").chartScrollableAxes(.horizontal)
        #expect(ChartRendering.texts(later) == ["n4", "n5", "n6"])
        #expect(ChartRendering.texts(chart, width: 400).count == 10)
        let dates = Chart(0..<48, id: \.self) {
            LineMark(x: .value("t", date(2026, 6, 10).addingTimeInterval(Double($0) * 3600)), y: .value("y", $0))
        }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 6)) }
        .chartXVisibleDomain(length: 12 * 3600)
        .chartScrollableAxes(.horizontal)
        let tree = ChartRendering.tree(dates)
        #expect(ChartRendering.textNodes(tree).map(\.string) == ["12 AM", "6 AM"])
        #expect(tree.dump.contains("clip"))
    }

    @Test("Gestures have no effect and are reported")
    func noEffect() {
        let tree = ChartRendering.tree(
            bars().chartScrollableAxes(.horizontal).chartXSelection(value: .constant(Int?.none)))
        #expect(Set(tree.diagnostics.map(\.subject)) == ["chartScrollableAxes", "chartXSelection"])
    }

    @Test("Marks are described by position and value; custom labels, hidden marks, identifiers")
    func speech() {
        let chart = Chart {
            BarMark(x: .value("Day", date(2026, 6, 10), unit: .day), y: .value("Rain", 1.25))
            BarMark(x: .value("Day", date(2026, 6, 11), unit: .day), y: .value("Rain", 2))
                .accessibilityLabel("Thursday").accessibilityValue("wet").accessibilityIdentifier("bar")
            RuleMark(y: .value("Mean", 1.5)).accessibilityHidden(true)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(
            ChartRendering.marks(chart).map { $0.split(separator: ") ")[1] }
                == ["Jun 10: 1.25", "Thursday: wet", "Mean: 1.5"])
        let semantics = ChartRendering.tree(chart).root.all.compactMap(\.semantics)
        #expect(semantics.contains { $0.identifier == "bar" })
        #expect(semantics.filter { $0.marks.contains(.accessibilityHidden) }.count == 1)
        #expect(semantics.first?.role == .container)
    }

    @Test("A long line is described by its first and last point")
    func longLine() {
        let chart = Chart(0..<300, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 2)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(
            ChartRendering.marks(chart, width: 100, height: 100) == ["LineMark (0, 0, 100, 100) 0 – 299: 0 – 598"])
    }

    @Test("A chart without data or with a single value is drawn without a diagnostic")
    func empty() {
        let none = ChartRendering.tree(Chart([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) })
        #expect(none.diagnostics.isEmpty)
        let one = ChartRendering.tree(Chart { LineMark(x: .value("x", date(2026)), y: .value("y", 0)) })
        #expect(one.diagnostics.isEmpty)
        let tiny = ChartRendering.tree(bars().chartXAxis(.automatic), width: 5, height: 5)
        #expect(tiny.diagnostics.isEmpty)
    }

    @Test("The same chart produces the same tree")
    func deterministic() {
        #expect(ChartRendering.tree(bars()) == ChartRendering.tree(bars()))
    }
}
