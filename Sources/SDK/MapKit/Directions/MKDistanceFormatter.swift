import CoreLocation
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Formats distances, such as “2.5 km”.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = LocalizationStore.current.locale
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// 1. Kilometers from 1000 meters on, miles from a tenth of a mile on; otherwise meters, feet or yards.
    /// 2. Integers, except for less than ten kilometers or miles, which have one fraction digit.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let locale = locale ?? LocalizationStore.current.locale
        let length = Measurement(value: distance, unit: UnitLength.meters)
        let unit: UnitLength =
            switch units {
            case .default where locale.measurementSystem == .metric, .metric:
                abs(distance) >= 1000 ? .kilometers : .meters
            case .imperialWithYards: abs(distance) >= 160.9 ? .miles : .yards
            default: abs(distance) >= 160.9 ? .miles : .feet
            }
        let shown = length.converted(to: unit)
        let isSmall = abs(shown.value) < 10 && (unit == .kilometers || unit == .miles)
        let number = FloatingPointFormatStyle<Double>(locale: locale).precision(
            .fractionLength(isSmall ? 0...1 : 0...0))
        let style = Measurement<UnitLength>.FormatStyle(
            width: unitStyle == .full ? .wide : .abbreviated, locale: locale, usage: .asProvided,
            numberFormatStyle: number)
        return style.format(shown)
    }

    open func distance(from distance: String) -> CLLocationDistance { -1 }

    open override func string(for obj: Any?) -> String? {
        (obj as? Double).map(string(fromDistance:)) ?? (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
    }
}
