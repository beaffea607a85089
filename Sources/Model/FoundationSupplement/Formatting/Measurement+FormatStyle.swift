import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement with its unit.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            enum Kind: String, Codable { case wide, abbreviated, narrow }

            let kind: Kind

            public static var wide: UnitWidth { UnitWidth(kind: .wide) }
            public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
            public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var hidesScaleName: Bool

        public init(
            width: UnitWidth, locale: Locale? = nil, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale ?? LocalizationStore.current.locale
            self.usage = usage
            self.hidesScaleName = hidesScaleName
            self.numberFormatStyle = numberFormatStyle
        }

        /// 1. The measurement is converted to the local unit unless its own is requested.
        /// 2. The number is written with at most as many digits as the converted value needs: none for temperatures and
        ///    for values from 10, one below, unless a number style is specified.
        /// 3. The unit's name follows.
        public func format(_ value: Measurement<UnitType>) -> String {
            let isProvided = usage?.kind == .asProvided
            let shown = isProvided ? value : LocalUnits.localized(value, locale: locale)
            let digits = !isProvided && (shown.unit is UnitTemperature || abs(shown.value) >= 10) ? 0...0 : 0...2
            let number = (numberFormatStyle ?? .number.precision(.fractionLength(digits))).locale(locale)
            let names = UnitNames(width: width.kind.rawValue, hidesScale: hidesScaleName, locale: locale)
            return names.text(number.format(shown.value), value: shown.value, unit: shown.unit)
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Measurement<UnitTemperature>.FormatStyle(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
