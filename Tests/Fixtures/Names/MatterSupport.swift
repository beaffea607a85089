import MatterSupport
import ThreadNetwork

final class DeviceHandler: MatterAddDeviceExtensionRequestHandler {
    override func selectThreadNetwork(
        from threadScanResults: [MatterAddDeviceExtensionRequestHandler.ThreadScanResult]
    ) async throws -> MatterAddDeviceExtensionRequestHandler.ThreadNetworkAssociation {
        if let first = threadScanResults.first { return .network(extendedPANID: first.extendedPANID) }
        return .defaultSystemNetwork
    }

    override func rooms(in home: MatterAddDeviceRequest.Home?) async -> [MatterAddDeviceRequest.Room] {
        [MatterAddDeviceRequest.Room(displayName: home?.displayName ?? "")]
    }
}

func addDevice() async throws {
    let request = MatterAddDeviceRequest(
        topology: .init(ecosystemName: "Garden", homes: [.init(displayName: "Home")]))
    try await request.perform()
    let credentials = try await THClient().allCredentials()
    print(credentials.compactMap(\.networkName))
}
