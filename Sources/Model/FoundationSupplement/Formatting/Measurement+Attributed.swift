import Foundation

extension Measurement.FormatStyle {
    /// Writes the measurement as an attributed string.
    public var attributed: Measurement<UnitType>.AttributedStyle { Measurement<UnitType>.AttributedStyle(base: self) }
}

extension Measurement where UnitType: Dimension {
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        var base: Measurement<UnitType>.FormatStyle

        public func format(_ value: Measurement<UnitType>) -> AttributedString { AttributedString(base.format(value)) }

        public func locale(_ locale: Locale) -> AttributedStyle { AttributedStyle(base: base.locale(locale)) }
    }
}

extension Measurement where UnitType == UnitInformationStorage {
    /// Writes an amount of data.
    public struct ByteCountStyle: Foundation.FormatStyle, Sendable {
        var base: ByteCountFormatStyle

        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let bytes = value.converted(to: .bytes).value
            return base.format(Int64(exactly: bytes.rounded()) ?? 0)
        }

        public func locale(_ locale: Locale) -> ByteCountStyle { ByteCountStyle(base: base.locale(locale)) }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountStyle {
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            base: ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: LocalizationStore.current.locale))
    }
}

extension MeasurementFormatter {
    /// Writes a measurement whose unit's dimension is known at run time only.
    @_disfavoredOverload
    public func string(from measurement: Measurement<Unit>) -> String {
        if let dimension = measurement.unit as? Dimension {
            return string(from: Measurement<Dimension>(value: measurement.value, unit: dimension))
        }
        let number = numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? String(measurement.value)
        return "\(number) \(measurement.unit.symbol)"
    }

    /// The unit's symbol.
    @_disfavoredOverload
    public func string(from unit: Unit) -> String { unit.symbol }
}
