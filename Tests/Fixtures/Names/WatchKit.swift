import SwiftUI
import WatchKit

final class ExtensionDelegate: NSObject, WKExtensionDelegate {
    func applicationDidFinishLaunching() {
        WKExtension.shared().scheduleBackgroundRefresh(withPreferredDate: Date(), userInfo: nil) { _ in }
    }

    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {
        for task in backgroundTasks {
            switch task {
            case let task as WKApplicationRefreshBackgroundTask: task.setTaskCompletedWithSnapshot(false)
            case let task as WKURLSessionRefreshBackgroundTask: task.setTaskCompletedWithSnapshot(false)
            default: task.setTaskCompletedWithSnapshot(false)
            }
        }
    }
}

final class Hosting: WKHostingController<Text> {
    override var body: Text { Text("Hi") }
}

final class Controller: WKInterfaceController {
    var label: WKInterfaceLabel!
    override func awake(withContext context: Any?) {
        super.awake(withContext: context)
        label?.setText("Hi")
        WKInterfaceDevice.current().play(.success)
        _ = WKInterfaceDevice.current().screenBounds.width
        _ = WKApplication.shared().applicationState == .active
    }
}

@MainActor
final class Session: NSObject, WKExtendedRuntimeSessionDelegate {
    let session = WKExtendedRuntimeSession()
    func start() {
        session.delegate = self
        session.start()
    }
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession) {}
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession) {}
    func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession,
        didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: Error?
    ) {}
}

@MainActor
struct Watch {
    @WKExtensionDelegateAdaptor(ExtensionDelegate.self) var delegate
}
