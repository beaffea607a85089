import Foundation

/// Writes a number with its unit.
///
/// Foundation on Linux has the units' symbols but no names. Symbols are the same in most languages, so the short
/// widths use them; the wide one has English, Korean and Japanese names for the units that widgets show and the symbol
/// for the rest.
struct UnitNames {
    /// `wide`, `abbreviated` or `narrow`.
    let width: String
    let hidesScale: Bool
    let locale: Locale

    func text(_ number: String, value: Double, unit: Dimension) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        if unit is UnitTemperature {
            if hidesScale || width == "narrow" { return number + "°" }
            if width == "abbreviated" {
                // Some languages put a space before the degree sign, as SI requires.
                let space = ["de", "fr", "sv", "fi", "nb", "da", "ru", "pl", "cs"].contains(language) ? "\u{A0}" : ""
                return number + space + unit.symbol
            }
        }
        if width == "wide", let name = name(of: unit.symbol, isOne: abs(value) == 1, language: language) {
            return ["ko", "ja"].contains(language) ? number + name : "\(number) \(name)"
        }
        let joined = width == "narrow" || ["ko", "ja", "zh"].contains(language)
        return joined ? number + unit.symbol : "\(number) \(unit.symbol)"
    }

    private func name(of symbol: String, isOne: Bool, language: String) -> String? {
        guard let names = Self.table[symbol] else { return nil }
        switch language {
        case "ko": return names.korean
        case "ja": return names.japanese
        case "en": return isOne ? names.one : names.other
        default: return nil
        }
    }

    private typealias Names = (one: String, other: String, korean: String, japanese: String)

    private static let table: [String: Names] = [
        "°C": ("degree Celsius", "degrees Celsius", "도(섭씨)", "度(摂氏)"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit", "도(화씨)", "度(華氏)"),
        "m": ("meter", "meters", "미터", "メートル"), "km": ("kilometer", "kilometers", "킬로미터", "キロメートル"),
        "cm": ("centimeter", "centimeters", "센티미터", "センチメートル"),
        "mm": ("millimeter", "millimeters", "밀리미터", "ミリメートル"),
        "mi": ("mile", "miles", "마일", "マイル"), "ft": ("foot", "feet", "피트", "フィート"),
        "in": ("inch", "inches", "인치", "インチ"),
        "kg": ("kilogram", "kilograms", "킬로그램", "キログラム"), "g": ("gram", "grams", "그램", "グラム"),
        "lb": ("pound", "pounds", "파운드", "ポンド"), "oz": ("ounce", "ounces", "온스", "オンス"),
        "km/h": ("kilometer per hour", "kilometers per hour", "킬로미터/시", "キロメートル毎時"),
        "mph": ("mile per hour", "miles per hour", "마일/시", "マイル毎時"),
        "m/s": ("meter per second", "meters per second", "미터/초", "メートル毎秒"),
        "kWh": ("kilowatt-hour", "kilowatt-hours", "킬로와트시", "キロワット時"),
        "W": ("watt", "watts", "와트", "ワット"), "kW": ("kilowatt", "kilowatts", "킬로와트", "キロワット"),
        "hr": ("hour", "hours", "시간", "時間"), "min": ("minute", "minutes", "분", "分"),
        "s": ("second", "seconds", "초", "秒"),
        "L": ("liter", "liters", "리터", "リットル"), "mL": ("milliliter", "milliliters", "밀리리터", "ミリリットル"),
    ]
}
