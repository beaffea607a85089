import SwiftUI

/// What people should know now besides the numbers: one of a warning, rain in the next hour, old data, an occasion.
struct WeatherNote: View {
    let note: Note
    private let timeZone: TimeZone

    enum Note {
        case alert(String)
        case rain(RainForecast)
        case old(Date)
        case occasion(Occasion)
    }

    /// - Returns: `nil` when there is nothing to say.
    init?(_ weather: WeatherData, at date: Date) {
        timeZone = weather.location.timeZone
        if let alert = weather.alert {
            note = .alert(alert.summary)
        } else if weather.occasion == .firstSnow {
            note = .occasion(.firstSnow)
        } else if let rain = weather.rain {
            note = .rain(rain)
        } else if weather.isOld(at: date) {
            note = .old(weather.updated)
        } else if let occasion = weather.occasion {
            note = .occasion(occasion)
        } else {
            return nil
        }
    }

    var body: some View {
        // The symbol is part of the text, so that both wrap together.
        Text("\(Image(systemName: symbol)) \(text)")
            .fontWeight(.semibold)
            .environment(\.timeZone, timeZone)
            .accessibilityLabel(text)
    }

    private var symbol: String {
        switch note {
        case .alert: "exclamationmark.triangle.fill"
        case .rain(let rain): rain.isSnow ? "snowflake" : "umbrella.fill"
        case .old: "clock.arrow.circlepath"
        case .occasion(let occasion): occasion.symbol
        }
    }

    private var text: Text {
        switch note {
        case .alert(let summary): Text(verbatim: summary)
        case .rain(let rain): rain.text
        case .old(let updated): Text("\(Text(updated, style: .time)) 업데이트")
        case .occasion(let occasion): Text(occasion.name)
        }
    }
}

extension RainForecast {
    /// “Rain in 15 min”
    var text: Text {
        switch course {
        case .starts(let minutes): isSnow ? Text("\(minutes)분 후 눈") : Text("\(minutes)분 후 비")
        case .stops(let minutes): isSnow ? Text("\(minutes)분 후 눈 그침") : Text("\(minutes)분 후 비 그침")
        case .continues: isSnow ? Text("1시간 동안 눈") : Text("1시간 동안 비")
        }
    }
}
