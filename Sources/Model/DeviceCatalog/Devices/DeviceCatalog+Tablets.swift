extension DeviceCatalog {
    /// iPads, newest first.
    static let tablets: [DeviceModel] = [
        specified("iPad Pro 13-inch (M4)", 1032, 1376, ["iPad Pro 13", "iPad Pro 13-inch", "iPad Pro 13-inch (M5)"]),
        specified("iPad Pro 11-inch (M4)", 834, 1210, ["iPad Pro 11-inch (M5)"]),
        specified("iPad Air 13-inch", 1024, 1366, ["iPad Air 13"]),
        specified("iPad Air 11-inch", 820, 1180, ["iPad Air 11"]),
        specified("iPad Pro 12.9-inch", 1024, 1366, ["iPad Pro 12.9"]),
        listed("iPad Pro 11-inch", 834, 1194, ["iPad Pro 11"]),
        listed("iPad Pro 10.5-inch", 834, 1112, ["iPad Pro 10.5"]),
        listed("iPad Pro 9.7-inch", 768, 1024, ["iPad Pro 9.7"]),
        specified("iPad Air", 820, 1180, ["iPad Air (5th generation)", "iPad Air (4th generation)"]),
        listed("iPad Air (3rd generation)", 834, 1112),
        specified("iPad mini", 744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
        listed("iPad mini (5th generation)", 768, 1024),
        specified("iPad", 820, 1180, ["iPad (10th generation)", "iPad (A16)"]),
        listed("iPad (9th generation)", 810, 1080),
        listed("iPad (8th generation)", 810, 1080),
        listed("iPad (7th generation)", 810, 1080),
        listed("iPad (6th generation)", 768, 1024),
    ]

    private static func listed(
        _ name: String, _ width: Double, _ height: Double, _ aliases: [String] = []
    ) -> DeviceModel {
        DeviceModel(.iPad, name, width, height, scale: 2, source: .layoutGuidelines, aliases: aliases)
    }

    private static func specified(
        _ name: String, _ width: Double, _ height: Double, _ aliases: [String] = []
    ) -> DeviceModel {
        DeviceModel(.iPad, name, width, height, scale: 2, source: .technicalSpecifications, aliases: aliases)
    }
}
