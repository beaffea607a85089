import CoreHaptics
import CoreMotion
import MusicKit
import NaturalLanguage
import Speech
import SwiftUI
import Vision

struct SongList: View {
    @State private var songs: MusicItemCollection<Song> = []

    var body: some View {
        List(songs) { song in
            HStack {
                if let artwork = song.artwork { ArtworkImage(artwork, width: 50) }
                VStack {
                    Text(song.title)
                    Text(song.artistName)
                }
            }
        }
        .task { await search("term") }
    }

    func search(_ term: String) async {
        guard await MusicAuthorization.request() == .authorized else { return }
        var request = MusicCatalogSearchRequest(term: term, types: [Song.self, Album.self])
        request.limit = 10
        do {
            songs = try await request.response().songs
            ApplicationMusicPlayer.shared.queue = [songs[0]]
            try await ApplicationMusicPlayer.shared.play()
        } catch {
            print(error)
        }
    }

    func album(_ id: MusicItemID) async throws -> URL? {
        let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: id)
        return try await request.response().items.first?.artwork?.url(width: 300, height: 300)
    }
}

func steps() {
    let pedometer = CMPedometer()
    if CMPedometer.isStepCountingAvailable() {
        pedometer.queryPedometerData(from: Date(), to: Date()) { data, error in
            print(data?.numberOfSteps.intValue ?? 0, error as Any)
        }
    }
    let manager = CMMotionManager()
    manager.deviceMotionUpdateInterval = 1 / 60
    manager.startDeviceMotionUpdates(to: .main) { motion, _ in print(motion?.attitude.roll ?? 0) }
}

func tap() throws {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    let engine = try CHHapticEngine()
    try engine.start()
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let event = CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 0)
    let player = try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: []))
    try player.start(atTime: 0)
}

func mood(of text: String) -> Double {
    let tagger = NLTagger(tagSchemes: [.sentimentScore])
    tagger.string = text
    let (tag, _) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
    return Double(tag?.rawValue ?? "0") ?? 0
}

func text(in image: CGImage) throws -> [String] {
    let request = VNRecognizeTextRequest { request, error in
        guard let found = request.results as? [VNRecognizedTextObservation] else { return }
        print(found.compactMap { $0.topCandidates(1).first?.string }, error as Any)
    }
    request.recognitionLevel = .accurate
    try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
    return request.results?.compactMap { $0.topCandidates(1).first?.string } ?? []
}
