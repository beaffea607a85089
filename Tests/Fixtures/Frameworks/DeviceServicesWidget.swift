import AVFoundation
import Foundation
import Security
import SwiftUI
import WidgetKit

/// Services of a phone: a keychain, sound, stored settings by key-value coding.
struct DeviceServicesProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        let lines = [keychain(), sound(), settings(), "\(NSEC_PER_MSEC)"]
        completion(Timeline(entries: [LinesEntry(date: .now, lines: lines)], policy: .never))
    }

    private func keychain() -> String {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: "weather",
            kSecAttrAccount as String: "token",
        ]
        var found: AnyObject?
        var wanted = query
        wanted[kSecReturnData as String] = true
        wanted[kSecMatchLimit as String] = kSecMatchLimitOne
        let before = SecItemCopyMatching(wanted as CFDictionary, &found)
        var item = query
        item[kSecValueData as String] = Data("secret".utf8)
        let added = SecItemAdd(item as CFDictionary, nil)
        let twice = SecItemAdd(item as CFDictionary, nil)
        _ = SecItemUpdate(query as CFDictionary, [kSecValueData: Data("new".utf8)] as CFDictionary)
        _ = SecItemCopyMatching(wanted as CFDictionary, &found)
        let text = (found as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "none"
        let removed = SecItemDelete(query as CFDictionary)
        return "\(before == errSecItemNotFound) \(added) \(twice == errSecDuplicateItem) \(text) \(removed)"
    }

    private func sound() -> String {
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
        let player = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/sound.caf"))
        let utterance = AVSpeechUtterance(string: "Rain")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        AVSpeechSynthesizer().speak(utterance)
        return "\(AVAudioSession.sharedInstance().category == .playback) \(player == nil) \(utterance.speechString)"
    }

    private func settings() -> String {
        let defaults = UserDefaults(suiteName: "group.test.frameworks")
        defaults?.setValue(7, forKey: "count")
        return "\(defaults?.value(forKey: "count") as? Int ?? 0)"
    }
}

struct DeviceServicesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "DeviceServices", provider: DeviceServicesProvider()) { LinesView(lines: $0.lines) }
            .supportedFamilies([.systemSmall])
    }
}
