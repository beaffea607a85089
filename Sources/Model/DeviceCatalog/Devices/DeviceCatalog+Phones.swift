extension DeviceCatalog {
    /// iPhones, newest first.
    static let phones: [DeviceModel] = [
        specified("iPhone 17 Pro Max", 440, 956),
        specified("iPhone 17 Pro", 402, 874),
        specified("iPhone 17", 402, 874),
        specified("iPhone Air", 420, 912),
        specified("iPhone 16 Pro Max", 440, 956),
        specified("iPhone 16 Pro", 402, 874),
        specified("iPhone 16 Plus", 430, 932),
        specified("iPhone 16", 393, 852),
        specified("iPhone 16e", 390, 844),
        specified("iPhone 15 Pro Max", 430, 932),
        specified("iPhone 15 Pro", 393, 852),
        specified("iPhone 15 Plus", 430, 932),
        specified("iPhone 15", 393, 852),
        specified("iPhone 14 Pro Max", 430, 932),
        specified("iPhone 14 Pro", 393, 852),
        specified("iPhone 14 Plus", 428, 926),
        specified("iPhone 14", 390, 844),
        listed("iPhone 13 Pro Max", 428, 926),
        listed("iPhone 13 Pro", 390, 844),
        listed("iPhone 13", 390, 844),
        listed("iPhone 13 mini", 375, 812),
        listed("iPhone 12 Pro Max", 428, 926),
        listed("iPhone 12 Pro", 390, 844),
        listed("iPhone 12", 390, 844),
        listed("iPhone 12 mini", 375, 812),
        listed("iPhone 11 Pro Max", 414, 896),
        listed("iPhone 11 Pro", 375, 812),
        listed("iPhone 11", 414, 896, scale: 2),
        listed("iPhone XS Max", 414, 896),
        listed("iPhone XS", 375, 812),
        listed("iPhone XR", 414, 896, scale: 2),
        listed("iPhone X", 375, 812),
        listed("iPhone 8 Plus", 414, 736),
        listed("iPhone 8", 375, 667, scale: 2),
        listed("iPhone 7 Plus", 414, 736),
        listed("iPhone 7", 375, 667, scale: 2),
        listed("iPhone 6s Plus", 414, 736),
        listed("iPhone 6s", 375, 667, scale: 2),
        listed("iPhone SE", 375, 667, scale: 2),
        listed("iPhone SE (3rd generation)", 375, 667, scale: 2),
        listed("iPhone SE (2nd generation)", 375, 667, scale: 2),
        listed("iPhone SE (1st generation)", 320, 568, scale: 2),
        listed("iPod touch", 320, 568, scale: 2),
    ]

    private static func listed(_ name: String, _ width: Double, _ height: Double, scale: Double = 3) -> DeviceModel {
        DeviceModel(.iPhone, name, width, height, scale: scale, source: .layoutGuidelines)
    }

    private static func specified(_ name: String, _ width: Double, _ height: Double) -> DeviceModel {
        DeviceModel(.iPhone, name, width, height, scale: 3, source: .technicalSpecifications)
    }
}
