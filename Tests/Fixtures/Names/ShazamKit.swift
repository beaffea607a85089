import AVFoundation
import GeoToolbox
import ShazamKit
import SwiftUI

final class MusicFinder: NSObject, SHSessionDelegate {
    private let session = SHSession()

    func begin(_ buffer: AVAudioPCMBuffer) {
        session.delegate = self
        session.matchStreamingBuffer(buffer, at: nil)
    }

    func session(_ session: SHSession, didFind match: SHMatch) {
        guard let item = match.mediaItems.first else { return }
        print(item.title ?? "", item.artist ?? "", item.artworkURL as Any, item.predictedCurrentMatchOffset)
    }

    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}

func recognise() async throws {
    let managed = SHManagedSession()
    switch await managed.result() {
    case .match(let match): try await SHLibrary.default.addItems(match.mediaItems)
    case .noMatch(let signature): print(signature.duration)
    case .error(let error, _): print(error)
    @unknown default: break
    }
    let item = SHMediaItem(properties: [.title: "Song", .artist: "Band"])
    SHMediaLibrary.default.add([item]) { error in print(error as Any) }
}

func place(_ coordinate: CLLocationCoordinate2D) -> PlaceDescriptor {
    PlaceDescriptor(representations: [.coordinate(coordinate), .address("1 Garden Way")], commonName: nil)
}
