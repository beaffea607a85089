import BackgroundTasks
import CloudKit
import CoreData
import FoundationModels
import Network
import SafariServices
import SwiftUI
import TipKit
import WebKit

final class Monitor: ObservableObject {
    private let monitor = NWPathMonitor()
    @Published private(set) var isConnected = false

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async { self?.isConnected = Self.isOnline(path) }
        }
        monitor.start(queue: DispatchQueue(label: "monitor"))
    }

    static func isOnline(_ path: NWPath) -> Bool { path.status == .satisfied && !path.isExpensive }
}

func register() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { $0.setTaskCompleted(success: true) }
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
    try? BGTaskScheduler.shared.submit(request)
}

func account() async throws -> Bool {
    let container = CKContainer.default()
    return try await container.accountStatus() == .available
}

struct AddTip: Tip {
    var title: Text { Text("Add a plant") }
    var message: Text? { Text("Tap the button.") }
    var image: Image? { Image(systemName: "plus") }
}

struct SafariView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct PageView: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> WKWebView { WKWebView() }
    func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
}

@objc(Bed)
public class Bed: NSManagedObject, Identifiable {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Bed> { NSFetchRequest<Bed>(entityName: "Bed") }

    @NSManaged public var name: String?
    @NSManaged public var count: Int16
    @NSManaged public var plants: NSSet?

    @objc(addPlantsObject:)
    @NSManaged public func addToPlants(_ value: NSManagedObject)
}

func summary(of text: String) async throws -> String? {
    guard case .available = SystemLanguageModel.default.availability else { return nil }
    let session = LanguageModelSession(instructions: "Summarize.")
    return try await session.respond(to: text).content
}
