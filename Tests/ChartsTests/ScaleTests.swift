import Testing
import _Testing_CoreGraphics

@testable import Charts

@Suite("Scales and their marks")
struct ScaleTests {
    private func numbers(_ lower: Double, _ upper: Double, _ intervals: Int, whole: Bool = false) -> String {
        let ticks = NumberTicks(span: upper - lower, intervals: intervals, whole: whole)
        return ticks.values(from: ticks.floor(lower), to: ticks.ceil(upper)).map { "\($0)" }.joined(separator: " ")
    }

    @Test("Numeric steps are 1, 2, 2.5 and 5, in about the desired number of intervals")
    func steps() {
        #expect(numbers(0, 100, 4) == "0.0 25.0 50.0 75.0 100.0")
        #expect(numbers(0, 95, 5) == "0.0 20.0 40.0 60.0 80.0 100.0")
        #expect(numbers(0, 7, 5) == "0.0 2.0 4.0 6.0 8.0")
        #expect(numbers(0, 0.3, 3) == "0.0 0.1 0.2 0.30000000000000004")
        #expect(numbers(-30, 45, 4) == "-40.0 -20.0 0.0 20.0 40.0 60.0")
        #expect(numbers(0, 1_234_567, 3) == "0.0 500000.0 1000000.0 1500000.0")
    }

    @Test("Integers have no fractional marks")
    func whole() {
        #expect(numbers(0, 2, 5) == "0.0 0.5 1.0 1.5 2.0")
        #expect(numbers(0, 2, 5, whole: true) == "0.0 1.0 2.0")
        #expect(numbers(0, 10, 4, whole: true) == "0.0 2.0 4.0 6.0 8.0 10.0")
        #expect(numbers(0, 11, 5, whole: true) == "0.0 2.0 4.0 6.0 8.0 10.0 12.0")
        #expect(numbers(0, 10, 4) == "0.0 2.5 5.0 7.5 10.0")
    }

    private func alone(_ lower: Double, _ upper: Double, whole: Bool = false, minimum: Double? = nil) -> [Double] {
        let ticks = NumberTicks(from: lower, to: upper, mostIntervals: 4, whole: whole, minimum: minimum)
        return ticks.values(from: ticks.floor(lower), to: ticks.ceil(upper))
    }

    @Test("A vertical axis uses the smallest step of 1, 2 and 5 with at most four intervals (I0412 to I0453)")
    func aloneSteps() {
        #expect(alone(-6.15, 1.25) == [-10, -5, 0, 5])  // I0412, I0416, I0418
        #expect(alone(0, 6.4) == [0, 2, 4, 6, 8])  // I0414
        #expect(alone(0, 1.25) == [0, 0.5, 1, 1.5])  // I0432
        #expect(alone(0, 1.6) == [0, 0.5, 1, 1.5, 2])  // I0436, I0444
        #expect(alone(-1.35, 1.25) == [-2, -1, 0, 1, 2])  // I0438, I0442
        #expect(alone(-10.85, 13.09) == [-20, -10, 0, 10, 20])  // I0448
        #expect(alone(0, 1) == [0, 0.5, 1])
        #expect(alone(0, 1, whole: true) == [0, 1])
        #expect(alone(0, 9, minimum: 4) == [0, 5, 10])
    }

    @Test("The step of a vertical axis is the same for the domain it widened")
    func aloneAgain() {
        for (lower, upper) in [(-6.15, 1.25), (0, 87), (-12.5, 7), (41, 59), (-0.003, 0.0001), (0, 1e12)] {
            let first = NumberTicks(from: lower, to: upper, mostIntervals: 4)
            let again = NumberTicks(from: first.floor(lower), to: first.ceil(upper), mostIntervals: 4)
            #expect(first.step == again.step)
            #expect(first.values(from: first.floor(lower), to: first.ceil(upper)).count <= 5)
        }
    }

    @Test("An empty, infinite or unrepresentable span does not produce endless marks")
    func degenerate() {
        #expect(NumberTicks(from: 0, to: 0, mostIntervals: 4).step == 1)
        #expect(NumberTicks(from: 0, to: .infinity, mostIntervals: 4).step == 1)
        #expect(NumberTicks(from: .nan, to: 1, mostIntervals: 4).step == 1)
        #expect(NumberTicks(from: 0, to: 1, mostIntervals: 4, minimum: .infinity).step == 1)
        #expect(NumberTicks(from: 0, to: 1, mostIntervals: 0).step == 0.5)
        #expect(NumberTicks(span: 0, intervals: 5).step == 1)
        #expect(NumberTicks(span: .nan, intervals: 5).step == 1)
        #expect(NumberTicks(step: 0).step == 1)
        #expect(NumberTicks(step: 1e-9).values(from: 0, to: 1e9).isEmpty)
    }

    @Test("Numbers have the digits that the most precise one needs")
    func digits() {
        #expect(NumberTicks.fractionDigits([0, 1, 2]) == 0)
        #expect(NumberTicks.fractionDigits([0, 2.5, 5]) == 1)
        #expect(NumberTicks.fractionDigits([0.25, 0.1 + 0.2]) == 2)
        #expect(NumberTicks.fractionDigits([1.0 / 3]) == 6)
    }

    private func dates(_ from: Date, _ to: Date, _ intervals: Int) -> String {
        let ticks = DateTicks(span: to.timeIntervalSince(from), intervals: intervals)
        return dates(ticks, from, to)
    }

    private func dates(_ ticks: DateTicks, _ from: Date, _ to: Date) -> String {
        ticks.values(from: from, to: to, calendar: .utc).values
            .map { $0.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false)) }
            .joined(separator: " ").replacing(":00:00", with: "h")
    }

    @Test("Date steps are units of clocks and calendars")
    func dateSteps() {
        #expect(
            dates(date(2026, 6, 10), date(2026, 6, 11), 4)
                == "2026-06-10T00h 2026-06-10T06h 2026-06-10T12h 2026-06-10T18h 2026-06-11T00h")
        #expect(
            dates(date(2026, 6, 10, 9, 20), date(2026, 6, 10, 12, 10), 5)
                == "2026-06-10T10h 2026-06-10T11h 2026-06-10T12h")
        #expect(dates(date(2025, 1, 20), date(2025, 4, 15), 5) == "2025-02-01T00h 2025-03-01T00h 2025-04-01T00h")
        #expect(
            dates(date(1990), date(2029), 4) == "1990-01-01T00h 2000-01-01T00h 2010-01-01T00h 2020-01-01T00h")
    }

    @Test("Steps count from the start of the next larger unit")
    func aligned() {
        #expect(
            dates(DateTicks(component: .hour, count: 5), date(2026, 6, 10, 22), date(2026, 6, 11, 11))
                == "2026-06-11T00h 2026-06-11T05h 2026-06-11T10h")
        #expect(
            dates(DateTicks(component: .month, count: 3), date(2025, 2), date(2025, 12))
                == "2025-04-01T00h 2025-07-01T00h 2025-10-01T00h")
    }

    @Test("Every seventh day counts from the first day that is shown (I0448)")
    func days() {
        #expect(
            dates(DateTicks(component: .day, count: 7), date(2023, 11, 14), date(2023, 12, 12))
                == "2023-11-14T00h 2023-11-21T00h 2023-11-28T00h 2023-12-05T00h 2023-12-12T00h")
    }

    @Test("A 23-hour day keeps its midnight")
    func shortDay() throws {
        var calendar = Calendar.utc
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 28)))
        let end = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 30)))
        let values = DateTicks(component: .hour, count: 12).values(from: start, to: end, calendar: calendar).values
        #expect(values.map { calendar.component(.hour, from: $0) } == [0, 12, 0, 12, 0])
    }

    @Test("Dates are formatted with the coarsest unit that distinguishes them")
    func dateUnits() {
        #expect(DateTicks.unit(of: [date(2020), date(2021)], calendar: .utc) == .year)
        #expect(DateTicks.unit(of: [date(2020, 2), date(2020, 3)], calendar: .utc) == .month)
        #expect(DateTicks.unit(of: [date(2020, 2, 1), date(2020, 2, 9)], calendar: .utc) == .day)
        #expect(DateTicks.unit(of: [date(2020, 2, 1), date(2020, 2, 1, 6)], calendar: .utc) == .hour)
        #expect(DateTicks.unit(of: [date(2020, 2, 1, 6, 15)], calendar: .utc) == .minute)
    }

    @Test("Categories divide the length evenly, numbers are proportional, and positions map back to values")
    func positions() throws {
        let bands = PositionScale(domain: .categories(["a", "b", "c", "d"]), type: .linear, start: 0, end: 200)
        #expect(bands.center(.category("b")) == 75)
        #expect(bands.band("d")?.start == 150)
        #expect(bands.band("e") == nil)
        #expect(bands.value(at: 120) == .category("c"))
        #expect(bands.value(at: 201) == nil)
        let upward = PositionScale(
            domain: .continuous(-10, 30, isDate: false), type: .linear, start: 100, end: 0)
        #expect(upward.position(30) == 0)
        #expect(upward.position(0) == 75)
        #expect(upward.base == 75)
        #expect(upward.value(at: 50) == .number(10))
        #expect(upward.position(.nan) == nil)
    }

    @Test("Logarithms, powers and their inverses")
    func types() throws {
        let log = PositionScale(domain: .continuous(1, 1000, isDate: false), type: .log, start: 0, end: 300)
        #expect(abs(try #require(log.position(10)) - 100) < 1e-9)
        #expect(log.base == 0)
        let root = PositionScale(domain: .continuous(0, 100, isDate: false), type: .squareRoot, start: 0, end: 100)
        #expect(root.position(25) == 50)
        for type in [ScaleType.log, .squareRoot, .symmetricLog, .power(exponent: 3)] {
            #expect(abs(type.backward(type.forward(7)) - 7) < 1e-9)
        }
        #expect(NumberTicks.logarithmic(from: 1, to: 100, intervals: 5) == [1, 2, 5, 10, 20, 50, 100])
        #expect(NumberTicks.logarithmic(from: 1, to: 10_000, intervals: 4) == [1, 10, 100, 1000, 10_000])
    }
}

extension Calendar {
    static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}
