import AudioToolbox
import LocalAuthentication
import StoreKit
import SwiftUI
import UserNotifications
import WidgetKit

/// User-dependent inputs: who holds the device, what they bought, which notifications they want.
struct PersonProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task {
            let lines = [owner(), await purchases(), await notification()]
            completion(Timeline(entries: [LinesEntry(date: .now, lines: lines)], policy: .never))
        }
    }

    private func owner() -> String {
        let context = LAContext()
        var error: NSError?
        let possible = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
        return "\(possible) \(error?.code ?? 0) \(context.biometryType == .none)"
    }

    private func purchases() async -> String {
        var owned = 0
        for await result in Transaction.currentEntitlements {
            if case .verified = result { owned += 1 }
        }
        let products = (try? await Product.products(for: ["pro"])) ?? []
        return "\(owned) \(products.count) \(SKPaymentQueue.canMakePayments())"
    }

    private func notification() async -> String {
        let content = UNMutableNotificationContent()
        content.title = "Rain"
        content.sound = UNNotificationSound.criticalSoundNamed(UNNotificationSoundName(rawValue: "rain.caf"))
        let request = UNNotificationRequest(
            identifier: "rain", content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
        let center = UNUserNotificationCenter.current()
        try? await center.add(request)
        let allowed = (try? await center.requestAuthorization(options: [.alert, .sound])) ?? true
        let title = await center.pendingNotificationRequests().first?.content.title ?? "none"
        center.removePendingNotificationRequests(withIdentifiers: ["rain"])
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        return "\(title) \(allowed) \(await center.pendingNotificationRequests().count)"
    }
}

struct PersonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Person", provider: PersonProvider()) { LinesView(lines: $0.lines) }
            .supportedFamilies([.systemSmall])
    }
}
