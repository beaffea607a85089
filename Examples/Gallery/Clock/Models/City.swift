import AppIntents
import Foundation
import SwiftUI

enum City: String, AppEnum, Identifiable {
    case here, lisbon, cairo, nairobi, seoul, tokyo, newYork

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let caseDisplayRepresentations: [City: DisplayRepresentation] = [
        .here: "Here",
        .lisbon: "Lisbon",
        .cairo: "Cairo",
        .nairobi: "Nairobi",
        .seoul: "Seoul",
        .tokyo: "Tokyo",
        .newYork: "New York",
    ]

    var id: String { rawValue }

    var name: LocalizedStringKey {
        switch self {
        case .here: "Here"
        case .lisbon: "Lisbon"
        case .cairo: "Cairo"
        case .nairobi: "Nairobi"
        case .seoul: "Seoul"
        case .tokyo: "Tokyo"
        case .newYork: "New York"
        }
    }

    var timeZone: TimeZone {
        let identifier =
            switch self {
            case .here: ""
            case .lisbon: "Europe/Lisbon"
            case .cairo: "Africa/Cairo"
            case .nairobi: "Africa/Nairobi"
            case .seoul: "Asia/Seoul"
            case .tokyo: "Asia/Tokyo"
            case .newYork: "America/New_York"
            }
        return TimeZone(identifier: identifier) ?? .current
    }

    /// Opens the city in the app.
    var url: URL? { URL(string: "clock://city/\(rawValue)") }
}

/// The part of the day in a city.
enum DayPart: String {
    case night, morning, day, evening

    init(of city: City, at date: Date) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = city.timeZone
        switch calendar.component(.hour, from: date) {
        case 6..<9: self = .morning
        case 9..<18: self = .day
        case 18..<21: self = .evening
        default: self = .night
        }
    }

    var symbol: String {
        switch self {
        case .night: "moon.fill"
        case .morning: "sunrise.fill"
        case .day: "sun.max.fill"
        case .evening: "sunset.fill"
        }
    }

    var name: LocalizedStringKey {
        switch self {
        case .night: "Night"
        case .morning: "Morning"
        case .day: "Day"
        case .evening: "Evening"
        }
    }
}

/// The cities that people compare. The app saves them in the app group.
struct CityStore {
    private static let key = "cities"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    var cities: [City] {
        defaults?.stringArray(forKey: Self.key)?.compactMap(City.init) ?? [.seoul, .cairo, .lisbon, .newYork]
    }
}
