import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Formats durations, such as “1h 5m” or “1:05:00”.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// Which zero units are omitted.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar?
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// 0 means all.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    /// - Parameter ti: seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = LengthUnit.allCases.filter { wantedUnits.contains($0) }
        let used = calendar ?? LocalizationStore.current.calendar
        let components = used.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
    }

    open func string(from components: DateComponents) -> String? {
        let units = LengthUnit.allCases.filter { wantedUnits.contains($0) }
        return text(
            units.compactMap { unit in
                components.value(for: unit.component).flatMap { $0 == NSNotFound ? nil : (unit, $0) }
            })
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var wantedUnits: Set<LengthUnit> {
        allowedUnits.isEmpty
            ? Set(LengthUnit.usual) : Set(LengthUnit.allCases.filter { allowedUnits.contains($0.unit) })
    }

    /// 1. Zero units are dropped according to `zeroFormattingBehavior`; by default, leading ones in the positional
    ///    style and all of them otherwise. At least the smallest unit stays.
    /// 2. `maximumUnitCount` keeps the largest of the rest.
    /// 3. The units are written in the style, with one minus sign if any is negative.
    private func text(_ amounts: [(unit: LengthUnit, amount: Int)]) -> String? {
        guard let last = amounts.last else { return nil }
        let isNegative = amounts.contains { $0.amount < 0 }
        var shown = amounts.map { (unit: $0.unit, amount: abs($0.amount)) }
        let behavior: ZeroFormattingBehavior =
            if zeroFormattingBehavior.contains(.default) { unitsStyle == .positional ? .dropLeading : .dropAll } else {
                zeroFormattingBehavior
            }
        if !behavior.contains(.pad) || behavior.contains(.dropLeading) { shown = dropZeros(shown, behavior) }
        if shown.isEmpty { shown = [(last.unit, 0)] }
        if maximumUnitCount > 0, shown.count > maximumUnitCount { shown = Array(shown.prefix(maximumUnitCount)) }
        let pads = behavior.contains(.pad)
        let body =
            unitsStyle == .positional
            ? positional(shown, padsFirst: pads) : LengthWords(style: unitsStyle).text(shown, locale: locale)
        return isNegative ? "-" + body : body
    }

    private var locale: Locale { calendar?.locale ?? LocalizationStore.current.locale }

    private func dropZeros(
        _ amounts: [(unit: LengthUnit, amount: Int)], _ behavior: ZeroFormattingBehavior
    ) -> [(unit: LengthUnit, amount: Int)] {
        guard let first = amounts.firstIndex(where: { $0.amount != 0 }),
            let last = amounts.lastIndex(where: { $0.amount != 0 })
        else {
            // In the positional style two places stay, so that zero reads “0:00”.
            if behavior.isDisjoint(with: [.dropLeading, .dropTrailing]) { return amounts }
            return unitsStyle == .positional ? Array(amounts.suffix(1)) : []
        }
        return amounts.enumerated().filter { index, item in
            if item.amount != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    private func positional(_ amounts: [(unit: LengthUnit, amount: Int)], padsFirst: Bool) -> String {
        amounts.enumerated().map { index, item in
            let digits = index == 0 && !padsFirst ? 1 : 2
            let number = IntegerFormatStyle<Int>(locale: locale).grouping(.never).precision(.integerLength(digits...))
            return item.amount.formatted(number)
        }.joined(separator: ":")
    }
}
