import SwiftUI

/// Where the weather is: in a city of the tutorial, or in any place.
enum WeatherLocation: Equatable {
    case city(City)
    case place(Place)
    /// Where the device is, and the place nearby whose name and time it has.
    case current(Place, latitude: Double, longitude: Double)

    /// Its name in a language.
    func name(in locale: Locale) -> Text {
        switch self {
        case .city(let city): Text(city.name)
        case .place(let place), .current(let place, _, _): Text(verbatim: place.name(in: locale))
        }
    }

    var isCurrent: Bool {
        if case .current = self { true } else { false }
    }

    /// Its own clock, in which all hours are shown.
    var timeZone: TimeZone {
        switch self {
        case .city: TimeZone(identifier: "Asia/Seoul") ?? .current
        case .place(let place), .current(let place, _, _): place.timeZone
        }
    }

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    /// Degrees.
    var latitude: Double {
        switch self {
        case .city(let city): city.latitude
        case .place(let place): place.latitude
        case .current(_, let latitude, _): latitude
        }
    }

    var longitude: Double {
        switch self {
        case .city(let city): city.longitude
        case .place(let place): place.longitude
        case .current(_, _, let longitude): longitude
        }
    }

    /// Opens its page in the app.
    var url: URL? {
        switch self {
        case .city(let city): city.url
        case .place(let place): URL(string: "weather://place/\(place.id)")
        case .current: URL(string: "weather://current")
        }
    }

    /// Opens an hour on its page.
    func url(hour: Date) -> URL? { url?.appending(path: "hour/\(Int(hour.timeIntervalSince1970))") }

    /// Opens a day on its page.
    func url(day: Date) -> URL? { url?.appending(path: "day/\(Int(day.timeIntervalSince1970))") }
}

extension City {
    /// Degrees.
    var latitude: Double {
        switch self {
        case .seoul: 37.57
        case .busan: 35.10
        case .jeju: 33.51
        case .daejeon: 36.35
        case .gwangju: 35.16
        }
    }

    var longitude: Double {
        switch self {
        case .seoul: 126.98
        case .busan: 129.03
        case .jeju: 126.52
        case .daejeon: 127.38
        case .gwangju: 126.92
        }
    }
}
