import AdSupport
import AppTrackingTransparency
import CallKit
import CoreTelephony
import DeviceCheck
import MetricKit
import MultipeerConnectivity
import NetworkExtension
import PushKit
import ServiceManagement

final class Calls: NSObject, CXProviderDelegate, PKPushRegistryDelegate, MXMetricManagerSubscriber {
    private let provider = CXProvider(configuration: CXProviderConfiguration())

    func report() {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .generic, value: "Garden")
        provider.reportNewIncomingCall(with: UUID(), update: update) { error in print(error as Any) }
        CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID()))) { _ in }
    }

    func providerDidReset(_ provider: CXProvider) {}
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {}
    func didReceive(_ payloads: [MXDiagnosticPayload]) { print(payloads.first?.crashDiagnostics?.count ?? 0) }
}

func deviceNames() async throws {
    if await ATTrackingManager.requestTrackingAuthorization() == .authorized {
        print(ASIdentifierManager.shared().advertisingIdentifier)
    }
    print(CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology?.values.first == CTRadioAccessTechnologyLTE)
    if DCDevice.current.isSupported { print(try await DCDevice.current.generateToken()) }
    print(await NEHotspotNetwork.fetchCurrent()?.ssid ?? "")
    try? SMAppService.mainApp.register()
    let session = MCSession(
        peer: MCPeerID(displayName: "Garden"), securityIdentity: nil, encryptionPreference: .required)
    try? session.send(Data(), toPeers: session.connectedPeers, with: .reliable)
}
