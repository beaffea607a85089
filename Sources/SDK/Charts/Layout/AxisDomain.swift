import SwiftUI

/// The data of one axis.
struct AxisData {
    /// Numbers, and dates in seconds since 2001.
    var numbers: [Double] = []
    var isDate = false
    var isWhole = true
    /// In order of appearance.
    var categories: [String] = []

    var isEmpty: Bool { numbers.isEmpty && categories.isEmpty }

    mutating func add(_ value: PlottedValue, in environment: EnvironmentValues) {
        isWhole = isWhole && value.isWhole
        if value.datum.kind == .date { isDate = true }
        if let bin = value.bin(in: environment) {
            numbers += [bin.start, bin.end]
        } else if let position = value.datum.position {
            numbers.append(position)
        } else if value.datum.kind == .category, !categories.contains(value.datum.name) {
            categories.append(value.datum.name)
        }
    }
}

/// A domain on its way from data to scale: its current value, and whether it is fixed.
///
/// 1. A domain given as values is used unchanged.
/// 2. Without one, strings become categories of all values in order of appearance.
/// 3. Numbers range from their minimum to their maximum, and include zero unless that is turned off (as documented for
///    `ScaleDomain`); dates never do.
/// 4. Axis marks extend an inferred domain afterward (as documented for
///    `automatic(includesZero:reversed:dataType:modifyInferredDomain:)`).
struct AxisDomain {
    var domain: PositionScale.Domain
    /// Whether axis marks may extend it.
    let isInferred: Bool
    let isReversed: Bool

    init?(data: AxisData, settings: AxisSettings) {
        switch settings.domain?.kind {
        case .values(let values):
            isInferred = false
            isReversed = false
            guard let domain = Self.explicit(values, type: settings.type, data: data) else { return nil }
            self.domain = domain
        case .automatic(let includesZero, let reversed, let modify):
            isInferred = true
            isReversed = reversed ?? false
            guard let domain = Self.inferred(data, includesZero ?? true, settings.type, modify) else { return nil }
            self.domain = domain
        case nil:
            isInferred = true
            isReversed = false
            guard let domain = Self.inferred(data, true, settings.type, nil) else { return nil }
            self.domain = domain
        }
    }

    private static func explicit(_ values: [_Datum], type: ScaleType?, data: AxisData) -> PositionScale.Domain? {
        guard let first = values.first, let last = values.last else { return nil }
        if type?.kind == .category || values.contains(where: { $0.kind == .category }) || !data.categories.isEmpty {
            return .categories(unique(values.map(\.name) + data.categories))
        }
        let numbers = values.compactMap(\.position)
        guard let least = numbers.min(), let greatest = numbers.max() else { return nil }
        let isDate = first.kind == .date
        let descends = (first.position ?? 0) > (last.position ?? 0)
        return .continuous(descends ? greatest : least, descends ? least : greatest, isDate: isDate)
    }

    private static func inferred(
        _ data: AxisData, _ includesZero: Bool, _ type: ScaleType?, _ modify: (([_Datum]) -> [_Datum])?
    ) -> PositionScale.Domain? {
        if data.isEmpty { return nil }
        if !data.categories.isEmpty || type?.kind == .category {
            let others = data.numbers.map { _Datum.number($0).name }
            let names = unique(data.categories.isEmpty ? others : data.categories)
            return .categories(modify.map { unique($0(names.map { .category($0) }).map(\.name)) } ?? names)
        }
        var numbers = data.numbers
        if !data.isDate, includesZero, type?.kind != .log { numbers.append(0) }
        if let modify {
            let data: [_Datum] = numbers.map {
                data.isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
            }
            numbers = modify(data).compactMap(\.position)
        }
        guard let least = numbers.min(), let greatest = numbers.max() else { return nil }
        return .continuous(least, greatest, isDate: data.isDate)
    }

    private static func unique(_ names: [String]) -> [String] {
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }
    }

    /// Extends an inferred domain to include a number.
    mutating func include(_ value: Double) {
        guard isInferred, value.isFinite, case .continuous(let lower, let upper, let isDate) = domain else { return }
        domain = .continuous(min(lower, value), max(upper, value), isDate: isDate)
    }

    /// The domain as the scale has it. A single number becomes an interval of length one, so that there is an axis.
    var final: PositionScale.Domain {
        switch domain {
        case .categories(let names): .categories(isReversed ? names.reversed() : names)
        case .continuous(let lower, let upper, let isDate):
            if isReversed {
                .continuous(upper, lower, isDate: isDate)
            } else {
                .continuous(lower, lower == upper && !isDate ? lower + 1 : upper, isDate: isDate)
            }
        }
    }
}
