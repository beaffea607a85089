import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Writes measurements with their units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = LocalizationStore.current.locale
    open var numberFormatter: NumberFormatter! = NumberFormatter()

    public override init() {
        super.init()
        numberFormatter.numberStyle = .decimal
        numberFormatter.maximumFractionDigits = 2
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
        let locale = locale ?? LocalizationStore.current.locale
        let shown =
            unitOptions.contains(.providedUnit) ? measurement : LocalUnits.localized(measurement, locale: locale)
        numberFormatter.locale = locale
        let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? String(shown.value)
        let names = UnitNames(
            width: width, hidesScale: unitOptions.contains(.temperatureWithoutUnit), locale: locale)
        return names.text(number, value: shown.value, unit: shown.unit)
    }

    private var width: String {
        switch unitStyle {
        case .short: "narrow"
        case .long: "wide"
        default: "abbreviated"
        }
    }
}
