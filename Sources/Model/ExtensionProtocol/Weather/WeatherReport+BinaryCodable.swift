import RenderModel

extension WeatherReport: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(caseIndex: source)
        writer.write(place.latitude)
        writer.write(place.longitude)
        writer.write(readAt)
        writer.write(expiresAt)
        writer.write(secondsFromGMT)
        writer.write(current)
        writer.write(hours)
        writer.write(days)
        writer.write(minutes != nil)
        if let minutes { writer.write(minutes) }
        writer.write(alerts != nil)
        if let alerts { writer.write(alerts) }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let source: WeatherSource = try reader.caseIndex()
        let place = GeographicPlace(latitude: try reader.double(), longitude: try reader.double())
        guard let place else { throw reader.malformed("a place is not on the earth") }
        self.init(
            source: source, place: place, readAt: try reader.double(), expiresAt: try reader.double(),
            secondsFromGMT: try reader.int(), current: try reader.value(), hours: try reader.array(minimumSize: 60),
            days: try reader.array(minimumSize: 60),
            minutes: try reader.bool() ? try reader.array(minimumSize: 25) : nil,
            alerts: try reader.bool() ? try reader.array(minimumSize: 20) : nil)
    }
}

extension BinaryWriter {
    fileprivate mutating func write(doubles values: Double...) {
        for value in values { write(value) }
    }
}

extension WeatherMoment: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(time)
        writer.write(caseIndex: condition)
        writer.write(isDaylight)
        writer.write(
            doubles: cloudCover, lowClouds, mediumClouds, highClouds, temperature, apparentTemperature, dewPoint,
            humidity, pressure)
        writer.write(caseIndex: pressureTrend)
        writer.write(caseIndex: precipitation)
        writer.write(doubles: precipitationChance, precipitationIntensity, precipitationAmount, snowfallAmount)
        writer.write(uvIndex)
        writer.write(doubles: visibility, windDirection, windSpeed)
        writer.write(windGust)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(time: try reader.double())
        condition = try reader.caseIndex()
        isDaylight = try reader.bool()
        cloudCover = try reader.double()
        lowClouds = try reader.double()
        mediumClouds = try reader.double()
        highClouds = try reader.double()
        temperature = try reader.double()
        apparentTemperature = try reader.double()
        dewPoint = try reader.double()
        humidity = try reader.double()
        pressure = try reader.double()
        pressureTrend = try reader.caseIndex()
        precipitation = try reader.caseIndex()
        precipitationChance = try reader.double()
        precipitationIntensity = try reader.double()
        precipitationAmount = try reader.double()
        snowfallAmount = try reader.double()
        uvIndex = try reader.int()
        visibility = try reader.double()
        windDirection = try reader.double()
        windSpeed = try reader.double()
        windGust = try reader.optional()
    }
}

extension WeatherDay: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(time)
        writer.write(caseIndex: condition)
        writer.write(highTemperature)
        writer.write(highTemperatureTime)
        writer.write(lowTemperature)
        writer.write(lowTemperatureTime)
        writer.write(caseIndex: precipitation)
        writer.write(precipitationChance)
        writer.write(
            doubles: amounts.hail, amounts.mixed, amounts.rain, amounts.sleet, amounts.snowWater, amounts.snowDepth)
        writer.write(uvIndex)
        writer.write(doubles: windDirection, windSpeed)
        writer.write(windGust)
        writer.write(highWindSpeed)
        writer.write(sky)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(time: try reader.double())
        condition = try reader.caseIndex()
        highTemperature = try reader.double()
        highTemperatureTime = try reader.optional()
        lowTemperature = try reader.double()
        lowTemperatureTime = try reader.optional()
        precipitation = try reader.caseIndex()
        precipitationChance = try reader.double()
        amounts.hail = try reader.double()
        amounts.mixed = try reader.double()
        amounts.rain = try reader.double()
        amounts.sleet = try reader.double()
        amounts.snowWater = try reader.double()
        amounts.snowDepth = try reader.double()
        uvIndex = try reader.int()
        windDirection = try reader.double()
        windSpeed = try reader.double()
        windGust = try reader.optional()
        highWindSpeed = try reader.optional()
        sky = try reader.optional()
    }
}

extension WeatherSky: BinaryCodable {
    /// The times in the order in which they are stored.
    package static let times: [WritableKeyPath<WeatherSky, Double?> & Sendable] = [
        \.astronomicalDawn, \.nauticalDawn, \.civilDawn, \.sunrise, \.solarNoon, \.sunset, \.civilDusk,
        \.nauticalDusk, \.astronomicalDusk, \.solarMidnight, \.moonrise, \.moonset,
    ]

    package func encode(into writer: inout BinaryWriter) {
        for time in Self.times { writer.write(self[keyPath: time]) }
        writer.write(caseIndex: moonPhase)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init()
        for time in Self.times { self[keyPath: time] = try reader.optional() }
        moonPhase = try reader.caseIndex()
    }
}

extension WeatherMinute: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(time)
        writer.write(caseIndex: precipitation)
        writer.write(chance)
        writer.write(intensity)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            time: try reader.double(), precipitation: try reader.caseIndex(), chance: try reader.double(),
            intensity: try reader.double())
    }
}

extension WeatherWarning: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(summary)
        writer.write(agency)
        writer.write(region)
        writer.write(caseIndex: severity)
        writer.write(details)
        writer.write(issuedAt)
        writer.write(endsAt)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            summary: try reader.string(), agency: try reader.string(), region: try reader.optional(),
            severity: try reader.caseIndex(), details: try reader.string(), issuedAt: try reader.double(),
            endsAt: try reader.double())
    }
}
