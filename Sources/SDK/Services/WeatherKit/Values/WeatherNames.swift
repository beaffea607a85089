import Foundation

/// The names of values in Korean and Japanese, as a device in these languages has them; in English elsewhere.
enum WeatherNames {
    enum Kind: String {
        case condition
        case precipitation
        case pressure
        case moon
        case exposure
        case severity
        case direction
    }

    /// - Parameter name: The raw value, such as `heavyRain`.
    static func text(_ kind: Kind, _ name: String, in locale: Locale = .current) -> String {
        let names = table["\(kind.rawValue).\(name)"]
        switch locale.language.languageCode?.identifier {
        case "ko": return names?.korean ?? englishWords(name)
        case "ja": return names?.japanese ?? englishWords(name)
        default: return englishWords(name)
        }
    }

    private struct Names {
        var korean: String
        var japanese: String
    }

    private static let table: [String: Names] = {
        let rows = words.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
        return Dictionary(
            rows.filter { $0.count == 3 }.map { ($0[0], Names(korean: $0[1], japanese: $0[2])) }
        ) { first, _ in first }
    }()

    /// A line for each value: kind and name, Korean, Japanese.
    private static let words = """
        condition.blizzard|눈보라|猛吹雪
        condition.blowingDust|황사|砂塵
        condition.blowingSnow|날림눈|地吹雪
        condition.breezy|산들바람|そよ風
        condition.clear|맑음|快晴
        condition.cloudy|흐림|曇り
        condition.drizzle|이슬비|霧雨
        condition.flurries|약한 눈|小雪
        condition.foggy|안개|霧
        condition.freezingDrizzle|어는 이슬비|着氷性の霧雨
        condition.freezingRain|어는 비|着氷性の雨
        condition.frigid|한파|厳しい寒さ
        condition.hail|우박|ひょう
        condition.haze|연무|煙霧
        condition.heavyRain|호우|大雨
        condition.heavySnow|폭설|大雪
        condition.hot|폭염|猛暑
        condition.hurricane|허리케인|ハリケーン
        condition.isolatedThunderstorms|국지성 뇌우|局地的な雷雨
        condition.mostlyClear|대체로 맑음|晴れ
        condition.mostlyCloudy|대체로 흐림|おおむね曇り
        condition.partlyCloudy|구름 조금|晴れ時々曇り
        condition.rain|비|雨
        condition.scatteredThunderstorms|곳에 따라 뇌우|所により雷雨
        condition.sleet|진눈깨비|みぞれ
        condition.smoky|연기|煙
        condition.snow|눈|雪
        condition.strongStorms|강한 폭풍우|激しい嵐
        condition.sunFlurries|맑은 날의 눈|天気雪
        condition.sunShowers|여우비|天気雨
        condition.thunderstorms|뇌우|雷雨
        condition.tropicalStorm|열대성 폭풍|熱帯低気圧
        condition.windy|강풍|強風
        condition.wintryMix|눈비|雨まじりの雪
        precipitation.none|없음|なし
        precipitation.hail|우박|ひょう
        precipitation.mixed|눈비|雨と雪
        precipitation.rain|비|雨
        precipitation.sleet|진눈깨비|みぞれ
        precipitation.snow|눈|雪
        pressure.rising|상승|上昇
        pressure.falling|하강|下降
        pressure.steady|유지|変化なし
        moon.new|삭|新月
        moon.waxingCrescent|초승달|三日月
        moon.firstQuarter|상현달|上弦の月
        moon.waxingGibbous|차오르는 달|十三夜月
        moon.full|보름달|満月
        moon.waningGibbous|기우는 달|寝待月
        moon.lastQuarter|하현달|下弦の月
        moon.waningCrescent|그믐달|有明月
        exposure.low|낮음|弱い
        exposure.moderate|보통|中程度
        exposure.high|높음|強い
        exposure.veryHigh|매우 높음|非常に強い
        exposure.extreme|위험|極端に強い
        severity.minor|경미|軽度
        severity.moderate|보통|中程度
        severity.severe|심각|重大
        severity.extreme|매우 심각|極めて重大
        severity.unknown|알 수 없음|不明
        direction.north|북|北
        direction.northNortheast|북북동|北北東
        direction.northeast|북동|北東
        direction.eastNortheast|동북동|東北東
        direction.east|동|東
        direction.eastSoutheast|동남동|東南東
        direction.southeast|남동|南東
        direction.southSoutheast|남남동|南南東
        direction.south|남|南
        direction.southSouthwest|남남서|南南西
        direction.southwest|남서|南西
        direction.westSouthwest|서남서|西南西
        direction.west|서|西
        direction.westNorthwest|서북서|西北西
        direction.northwest|북서|北西
        direction.northNorthwest|북북서|北北西
        """
}
