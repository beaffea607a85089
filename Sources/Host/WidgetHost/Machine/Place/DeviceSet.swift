import DeviceCatalog
import WidgetVocabulary

/// The user's devices, one for each platform. Invariant: each device belongs to its platform.
struct DeviceSet: Hashable, Sendable {
    private(set) var phone: Device
    private var others: [Platform: Device]

    init(_ environment: HostEnvironment) throws(HostError) {
        phone = try Self.phone(named: environment.device)
        others = try Self.others(environment.place)
    }

    /// Replaces devices in an environment that are not in the catalog by the standard ones.
    ///
    /// - Parameters:
    ///   - environment: Receives the names of the devices that are used.
    ///   - note: Called with a sentence for each replaced device.
    init(replacingUnknownIn environment: inout HostEnvironment, note: (String) -> Void) {
        do {
            phone = try Self.phone(named: environment.device)
        } catch {
            let usual = HostEnvironment().device
            phone =
                (try? Self.phone(named: usual)) ?? Device(name: usual, screen: DeviceCatalog.phoneScreens[0], scale: 3)
            environment.device = usual
            note("\(error.description) \(usual) is shown instead.")
        }
        do {
            others = try Self.others(environment.place)
        } catch {
            environment.place = .home
            others = (try? Self.others(.home)) ?? [:]
            note("\(error.description) The iPhone's Home Screen is shown instead.")
        }
    }

    subscript(platform: Platform) -> Device { platform == .iPhone ? phone : others[platform] ?? phone }

    private static func phone(named name: String) throws(HostError) -> Device {
        let device: Device
        do {
            device = try DeviceCatalog.device(named: name)
        } catch {
            throw .unknownDevice(error.description)
        }
        guard device.platform == .iPhone else {
            throw .unknownDevice("The simulated device is an iPhone; \(device.name) can be drawn, but not used.")
        }
        return device
    }

    private static func others(_ choice: PlaceChoice) throws(HostError) -> [Platform: Device] {
        var devices: [Platform: Device] = [:]
        for platform in Platform.allCases where platform != .iPhone {
            let found: Device
            do throws(UnknownName) {
                found = try DeviceCatalog.device(named: choice[platform])
            } catch {
                throw .unknownDevice(error.description)
            }
            guard found.platform == platform else {
                throw .unknownDevice("\(found.name) is not of the platform \(platform.rawValue).")
            }
            devices[platform] = found
        }
        return devices
    }
}
