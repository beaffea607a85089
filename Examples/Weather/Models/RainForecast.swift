import Foundation

/// Rain or snow of the next hour.
struct RainForecast: Equatable {
    enum Course: Equatable {
        /// Minutes from now.
        case starts(in: Int)
        case stops(in: Int)
        case continues
    }

    let course: Course
    let isSnow: Bool
    /// Millimeters an hour, for each minute from now.
    let intensities: [Double]

    /// `nil` where nothing falls.
    init?(intensities: [Double], isSnow: Bool) {
        let falling = intensities.map { $0 > 0.05 }
        guard let first = falling.firstIndex(of: true) else { return nil }
        self.intensities = intensities
        self.isSnow = isSnow
        if first > 0 {
            course = .starts(in: Self.rounded(first))
        } else if let end = falling.firstIndex(of: false), !falling[end...].contains(true) {
            course = .stops(in: Self.rounded(end))
        } else {
            course = .continues
        }
    }

    /// To five minutes: a forecast is not better.
    private static func rounded(_ minutes: Int) -> Int { max((minutes + 2) / 5 * 5, 5) }

    /// The greatest intensity of each of a number of equal parts of the hour, as a share of heavy rain.
    func bars(_ count: Int) -> [Double] {
        let length = max(intensities.count / count, 1)
        return (0..<count).map { index in
            let part = intensities.dropFirst(index * length).prefix(length)
            return min((part.max() ?? 0) / 6, 1).squareRoot()
        }
    }
}
