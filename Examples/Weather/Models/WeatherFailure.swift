import SwiftUI

/// Why there is no weather to show.
enum WeatherFailure: Error {
    /// Widgets may not know where the device is.
    case noLocation
    case noService

    var symbol: String {
        switch self {
        case .noLocation: "location.slash.fill"
        case .noService: "icloud.slash.fill"
        }
    }

    var title: LocalizedStringKey {
        switch self {
        case .noLocation: "현재 위치를 알 수 없음"
        case .noService: "날씨를 불러올 수 없음"
        }
    }

    /// What helps.
    var advice: LocalizedStringKey {
        switch self {
        case .noLocation: "설정에서 위치 접근을 허용하세요."
        case .noService: "잠시 후 자동으로 다시 시도합니다."
        }
    }
}
