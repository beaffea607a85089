import Accessibility
import DeveloperToolsSupport
import JavaScriptCore
import LinkPresentation
import MessageUI
import NotificationCenter
import SwiftUI
import Translation

struct SpokenChart: View, AXChartDescriptorRepresentable {
    let values: [Double]

    var body: some View { Text("Chart").accessibilityChartDescriptor(self) }

    func makeChartDescriptor() -> AXChartDescriptor {
        let x = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
        let y = AXNumericDataAxisDescriptor(title: "Steps", range: 0...10, gridlinePositions: []) { "\($0) steps" }
        let points = values.map { AXDataPoint(x: "Mon", y: $0) }
        return AXChartDescriptor(
            title: "Steps", summary: nil, xAxis: x, yAxis: y,
            series: [AXDataSeriesDescriptor(name: "Week", isContinuous: false, dataPoints: points)])
    }
}

func announce() {
    AccessibilityNotification.Announcement("Saved").post()
    AccessibilityNotification.ScreenChanged().post()
}

struct Items: LibraryContentProvider {
    @LibraryContentBuilder var views: [LibraryItem] { LibraryItem(SpokenChart(values: []), category: .control) }
}

func evaluate() -> String? {
    let context = JSContext()
    context?.exceptionHandler = { _, exception in print(exception?.toString() ?? "") }
    context?.setObject("value", forKeyedSubscript: "name" as NSString)
    return context?.evaluateScript("1 + 1")?.toString()
}

final class MailSender: NSObject, MFMailComposeViewControllerDelegate {
    @MainActor func send() {
        guard MFMailComposeViewController.canSendMail() else { return }
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = self
        controller.setToRecipients(["a@example.com"])
        controller.setMessageBody("Hello", isHTML: false)
    }

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) {
        if result == .failed || error != nil { print(result) }
    }
}

func metadata(of url: URL) async throws -> String? {
    let provider = LPMetadataProvider()
    provider.timeout = 5
    return try await provider.startFetchingMetadata(for: url).title
}

struct TranslatedView: View {
    @State private var configuration: TranslationSession.Configuration?

    var body: some View {
        Text("Hallo").translationTask(configuration) { session in
            let response = try? await session.translate("Hallo")
            print(response?.targetText ?? "")
        }
    }
}
