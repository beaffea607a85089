import AppIntents
import WidgetKit

struct SelectDeviceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Device"
    static let description = IntentDescription("Choose the device to see.")

    @Parameter(title: "Device", default: .lowest)
    var device: DeviceChoice

    init() {}

    init(device: DeviceChoice) {
        self.device = device
    }
}

enum DeviceChoice: String, AppEnum {
    case lowest, phone, watch, earbuds, tablet

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Device"
    static let caseDisplayRepresentations: [DeviceChoice: DisplayRepresentation] = [
        .lowest: "Lowest Charge",
        .phone: "Phone",
        .watch: "Watch",
        .earbuds: "Earbuds",
        .tablet: "Tablet",
    ]

    /// The chosen one; of several, the one that has to be charged first.
    func battery(of batteries: [Battery]) -> Battery? {
        switch self {
        case .lowest: batteries.min { $0.level < $1.level }
        default: batteries.first { $0.device.rawValue == rawValue }
        }
    }
}
