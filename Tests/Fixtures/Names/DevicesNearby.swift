import AccessorySetupKit
import Accounts
import AppClip
import CoreMIDI
import DeclaredAgeRange
import ExternalAccessory
import JournalingSuggestions
import ManagedSettingsUI
import MediaAccessibility
import NearbyInteraction
import RoomPlan
import SwiftUI

final class Neighbours: NSObject, NISessionDelegate, RoomCaptureSessionDelegate {
    private let session = NISession()
    private let rooms = RoomCaptureSession()

    func begin(_ token: NIDiscoveryToken) {
        guard NISession.deviceCapabilities.supportsPreciseDistanceMeasurement else { return }
        session.delegate = self
        session.run(NINearbyPeerConfiguration(peerToken: token))
        rooms.delegate = self
        if RoomCaptureSession.isSupported { rooms.run(configuration: RoomCaptureSession.Configuration()) }
    }

    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {
        print(nearbyObjects.compactMap(\.distance))
    }

    func captureSession(_ session: RoomCaptureSession, didUpdate room: CapturedRoom) {
        print(room.walls.count, room.objects.filter { $0.category == .table }.count)
    }
}

func accessories() {
    EAAccessoryManager.shared().registerForLocalNotifications()
    print(EAAccessoryManager.shared().connectedAccessories.map(\.name))
    let session = ASAccessorySession()
    session.activate(on: .main) { event in
        if event.eventType == .accessoryAdded { print(event.accessory?.displayName ?? "") }
    }
    let descriptor = ASDiscoveryDescriptor()
    descriptor.ssidPrefix = "Garden"
    session.showPicker(
        for: [ASPickerDisplayItem(name: "Garden", productImage: UIImage(), descriptor: descriptor)]
    ) { error in print(error as Any) }
    var client = MIDIClientRef()
    MIDIClientCreateWithBlock("Garden" as CFString, &client) { notification in print(notification.pointee.messageID) }
    print((0..<MIDIGetNumberOfSources()).map { MIDIGetSource($0) })
}

struct AgeView: View {
    @Environment(\.requestAgeRange) private var requestAgeRange

    var body: some View {
        JournalingSuggestionsPicker("Write") { suggestion in
            let songs = await suggestion.content(forType: JournalingSuggestion.Song.self)
            print(suggestion.title, songs.compactMap(\.artist))
        }
        .task {
            do {
                if case .sharing(let range) = try await requestAgeRange(ageGates: 13, 16) { print(range.lowerBound ?? 0) }
            } catch AgeRangeService.Error.notAvailable {
                print("not available")
            } catch {
                print(error)
            }
        }
    }
}

class GardenShield: ShieldConfigurationDataSource {
    override func configuration(shielding application: Application) -> ShieldConfiguration {
        ShieldConfiguration(
            backgroundBlurStyle: .systemThickMaterial, title: ShieldConfiguration.Label(text: "No", color: .white))
    }
}
