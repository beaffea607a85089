import Foundation

/// Round numbers for an axis: steps of 1, 2, 2.5 and 5 times a power of ten.
///
/// For a desired number of intervals:
///
/// 1. The rough step is the span divided by the desired number of intervals.
/// 2. Of the round steps below and above it, the one whose number of intervals is closer to the desired one; the larger
///    step in a tie.
/// 3. Marks are at whole multiples of the step.
///
/// Apple documents that the number of marks is approximated, not how; this stepping is common.
struct NumberTicks {
    let step: Double

    /// - Parameters:
    ///   - whole: whether only integers are meaningful.
    ///   - minimum: the smallest allowed step.
    init(span: Double, intervals: Int, whole: Bool = false, minimum: Double? = nil) {
        let wanted = Double(max(intervals, 1))
        let least = max(minimum ?? 0, whole ? 1 : 0)
        let rough = max(span / wanted, least)
        guard rough > 0, rough.isFinite else {
            step = 1
            return
        }
        let magnitude = pow(10, log10(rough).rounded(.down))
        let factors = whole && magnitude < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
        let steps = factors.map { $0 * magnitude }
        // Quotients of decimal fractions are off by about 1e-16.
        let above = steps.first { $0 >= rough * (1 - 1e-9) } ?? 10 * magnitude
        let below = steps.last { $0 <= rough * (1 + 1e-9) && $0 >= least } ?? above
        func miss(_ step: Double) -> Double { abs((span / step - 1e-9).rounded(.up) - wanted) }
        step = miss(below) < miss(above) ? below : above
    }

    /// The step of an axis without a desired count, whatever its length.
    ///
    /// 1. Iterate over the steps of 1, 2 and 5 times a power of ten, from the smallest that `mostIntervals` and
    ///    `minimum` allow. 2.5 isn't one of them: I0412, whose bars go from -6.1 to 1.2, has marks at 5, 0, -5 and -10.
    /// 2. With each, extend the numbers to whole steps. The first step with at most `mostIntervals` intervals is used;
    ///    the extended numbers lead to the same one.
    ///
    /// - Parameter mostIntervals: at least four, because a step of half the span may need as many.
    init(from lower: Double, to upper: Double, mostIntervals: Int, whole: Bool = false, minimum: Double? = nil) {
        let span = upper - lower
        let most = max(mostIntervals, 4)
        let rough = max(span / Double(most), minimum ?? 0, whole ? 1 : 0)
        guard span > 0, rough.isFinite else {
            step = 1
            return
        }
        let exponent = log10(rough).rounded(.down)
        let steps = [exponent, exponent + 1].flatMap { power in [1, 2, 5].map { $0 * pow(10, power) } }
        let fitting = steps.first { candidate in
            let ticks = NumberTicks(step: candidate)
            return candidate >= rough * (1 - 1e-9)
                && ((ticks.ceil(upper) - ticks.floor(lower)) / candidate).rounded() <= Double(most)
        }
        step = fitting ?? 10 * pow(10, exponent + 1)
    }

    /// The step for a desired number of marks.
    ///
    /// 1. The candidates are the round steps up to ten times finer and coarser than an even division.
    /// 2. Of them, the one whose number of whole multiples between the two numbers, including the ends, is closest to
    ///    the desired one; the larger step in a tie. A domain that is widened to whole steps afterward may have one
    ///    more.
    init(from lower: Double, to upper: Double, count: Int, whole: Bool = false, minimum: Double? = nil) {
        let span = upper - lower
        let least = max(minimum ?? 0, whole ? 1 : 0)
        let rough = max(span / Double(max(count - 1, 1)), least)
        guard rough > 0, rough.isFinite else {
            step = 1
            return
        }
        let exponent = log10(rough).rounded(.down)
        let steps = [exponent - 1, exponent, exponent + 1].flatMap { power in
            (whole && power < 1 ? [1, 2, 5] : [1, 2, 2.5, 5]).map { $0 * pow(10, power) }
        }.filter { $0 >= least * (1 - 1e-9) }
        func miss(_ step: Double) -> Double {
            let ticks = NumberTicks(step: step)
            let marks = ((ticks.lastWithin(upper) - ticks.firstWithin(lower)) / step).rounded() + 1
            return abs(marks - Double(count))
        }
        step = steps.reversed().min { miss($0) < miss($1) } ?? rough
    }

    private func firstWithin(_ value: Double) -> Double { (value / step - 1e-9).rounded(.up) * step }

    private func lastWithin(_ value: Double) -> Double { (value / step + 1e-9).rounded(.down) * step }

    init(step: Double) { self.step = step > 0 && step.isFinite ? step : 1 }

    func floor(_ value: Double) -> Double { (value / step + 1e-9).rounded(.down) * step }

    func ceil(_ value: Double) -> Double { (value / step - 1e-9).rounded(.up) * step }

    /// More marks than this are a mistake, not an axis.
    static let limit = 500

    /// The multiples of the step between two numbers, ends included.
    func values(from lower: Double, to upper: Double) -> [Double] {
        let first = (lower / step - 1e-9).rounded(.up)
        let last = (upper / step + 1e-9).rounded(.down)
        guard first <= last, last - first < Double(Self.limit) else { return [] }
        return (0...Int(last - first)).map { index in
            // Zero has no sign.
            let value = (first + Double(index)) * step
            return value == 0 ? 0 : value
        }
    }

    /// The number of fraction digits that all of the numbers need.
    static func fractionDigits(_ values: [Double]) -> Int {
        for digits in 0...6 {
            let scale = pow(10, Double(digits))
            let exact = values.allSatisfy { value in
                let scaled = value * scale
                return abs(scaled - scaled.rounded()) <= max(abs(scaled), 1) * 1e-9
            }
            if exact { return digits }
        }
        return 6
    }

    /// Powers of ten, with the twos and fives between them if there is space, for logarithmic axes.
    static func logarithmic(from lower: Double, to upper: Double, intervals: Int) -> [Double] {
        guard lower > 0, upper > lower else { return [] }
        let first = Int(log10(lower).rounded(.down))
        let last = Int(log10(upper).rounded(.up))
        let factors: [Double] = Double(last - first) > Double(intervals) / 2 ? [1] : [1, 2, 5]
        let (least, greatest) = (lower * (1 - 1e-9), upper * (1 + 1e-9))
        var values: [Double] = []
        for power in first...last {
            for factor in factors { values.append(factor * pow(10, Double(power))) }
        }
        return values.filter { $0 >= least && $0 <= greatest }
    }
}
