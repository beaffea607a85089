import Testing
import _Testing_CoreGraphics

@testable import Charts

@Suite("Stacks and domains")
struct PlotModelTests {
    private func model<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> PlotModel {
        let context = RenderContextFixture.inputs
        var outputs = _ChartContentOutputs()
        C._makeChartContent(content(), inputs: context, outputs: &outputs)
        return PlotModel(outputs.marks, environment: context.environment)
    }

    private func spans(_ model: PlotModel) -> [String] {
        model.marks.map { mark in
            switch mark.extent(mark.quantity) {
            case .span(let start, let end): "\(start)…\(end)"
            case .point(let value): "\(value)"
            default: "?"
            }
        }
    }

    @Test("Bars at one position stack up from zero, negative ones down")
    func standard() {
        let model = model {
            BarMark(x: .value("x", "a"), y: .value("y", 3))
            BarMark(x: .value("x", "b"), y: .value("y", 5))
            BarMark(x: .value("x", "a"), y: .value("y", -2))
            BarMark(x: .value("x", "a"), y: .value("y", 4))
            BarMark(x: .value("x", "a"), y: .value("y", -1))
        }
        #expect(spans(model) == ["0.0…3.0", "0.0…5.0", "0.0…-2.0", "3.0…7.0", "-2.0…-3.0"])
        #expect(model.y.numbers.max() == 7)
        #expect(model.x.categories == ["a", "b"])
    }

    @Test("Stacks can be normalized, centered, or off")
    func methods() {
        func bars(_ method: MarkStackingMethod) -> [String] {
            spans(
                model {
                    BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: method)
                    BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: method)
                })
        }
        #expect(bars(.normalized) == ["0.0…0.25", "0.25…1.0"])
        #expect(bars(.center) == ["-2.0…-1.0", "-1.0…2.0"])
        #expect(bars(.unstacked) == ["1.0", "3.0"])
    }

    @Test("Normalized values are fractions, whatever the type of the values")
    func parts() {
        func isWhole(_ method: MarkStackingMethod) -> Bool {
            model { BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: method) }.y.isWhole
        }
        #expect(isWhole(.standard) && isWhole(.unstacked))
        #expect(!isWhole(.normalized) && !isWhole(.center))
    }

    @Test("Grouped bars do not stack; areas and bars are separate stacks")
    func apart() {
        let model = model {
            BarMark(x: .value("x", "a"), y: .value("y", 3)).position(by: .value("g", "1"))
            BarMark(x: .value("x", "a"), y: .value("y", 5)).position(by: .value("g", "2"))
            AreaMark(x: .value("x", "a"), y: .value("y", 2))
        }
        #expect(spans(model) == ["0.0…3.0", "0.0…5.0", "0.0…2.0"])
        #expect(model.groupings[.horizontal] == [.category("1"), .category("2")])
    }

    @Test("Bars extend along the numeric axis")
    func quantity() {
        let model = model {
            BarMark(x: .value("x", 3), y: .value("y", "a"))
            BarMark(x: .value("x", date(2026), unit: .month), y: .value("y", 4))
            BarMark(x: .value("x", 1.5), y: .value("y", 4))
            BarMark(x: .value("x", 7))
        }
        #expect(model.marks.map(\.quantity) == [.horizontal, .vertical, .vertical, .horizontal])
    }

    @Test("A date with a unit covers the whole unit")
    func bins() {
        let model = model { BarMark(x: .value("x", date(2026, 2, 14, 7), unit: .month), y: .value("y", 4)) }
        #expect(
            model.x.numbers == [date(2026, 2), date(2026, 3)].map(\.timeIntervalSinceReferenceDate))
    }

    private func domain(_ numbers: [Double], isDate: Bool = false, _ change: (inout AxisSettings) -> Void = { _ in })
        -> PositionScale.Domain?
    {
        var data = AxisData()
        data.numbers = numbers
        data.isDate = isDate
        var settings = AxisSettings()
        change(&settings)
        return AxisPlan(
            axis: .vertical, data: data, settings: settings, length: 160,
            environment: RenderContextFixture.inputs.environment)?.domain
    }

    @Test("Numeric domains include zero and end at marks; date domains keep their ends")
    func inferred() {
        #expect(domain([40, 87]) == .continuous(0, 100, isDate: false))
        #expect(domain([40, 87]) { $0.visibility = .hidden } == .continuous(0, 87, isDate: false))
        #expect(domain([-12.5, 7]) == .continuous(-20, 10, isDate: false))
        #expect(domain([-6.15, 1.25]) == .continuous(-10, 5, isDate: false))
        #expect(domain([5, 1000], isDate: true) == .continuous(5, 1000, isDate: true))
        #expect(domain([]) == nil)
        #expect(domain([0, 0]) == .continuous(0, 1, isDate: false))
    }

    @Test("Explicit domains are kept; without zero, reversed, modified")
    func given() {
        #expect(domain([40]) { $0.domain = (10...87)._values } == .continuous(10, 87, isDate: false))
        #expect(domain([40]) { $0.domain = [87, 10]._values } == .continuous(87, 10, isDate: false))
        let withoutZero: AutomaticScaleDomain = .automatic(includesZero: false)
        #expect(domain([41, 59]) { $0.domain = withoutZero._values } == .continuous(40, 60, isDate: false))
        let reversed: AutomaticScaleDomain = .automatic(reversed: true)
        #expect(domain([40, 87]) { $0.domain = reversed._values } == .continuous(100, 0, isDate: false))
        let changed: AutomaticScaleDomain = .automatic(dataType: Double.self) { $0.append(199) }
        #expect(domain([40]) { $0.domain = changed._values } == .continuous(0, 200, isDate: false))
    }

    @Test("Values of axis marks widen only an inferred domain")
    func marks() {
        let content = AxisMarks(values: [0, 150]).descriptions
        #expect(domain([40]) { $0.content = content } == .continuous(0, 150, isDate: false))
        #expect(
            domain([40]) {
                $0.content = content
                $0.domain = (0...80)._values
            } == .continuous(0, 80, isDate: false))
    }
}

enum RenderContextFixture {
    static var inputs: _ViewInputs {
        _ViewInputs(
            environment: EnvironmentValues(),
            context: RenderContext(date: Date(timeIntervalSinceReferenceDate: 0), resources: NoResources()))
    }
}
