import Combine
import WatchConnectivity

final class WatchLink: NSObject, ObservableObject, WCSessionDelegate {
    @Published var count = 0

    override init() {
        super.init()
        guard WCSession.isSupported() else { return }
        WCSession.default.delegate = self
        WCSession.default.activate()
    }

    func send() {
        let session = WCSession.default
        guard session.activationState == .activated, session.isPaired, session.isReachable else { return }
        session.sendMessage(["count": count], replyHandler: nil) { error in print(error.localizedDescription) }
        session.transferUserInfo(["count": count])
        do {
            try session.updateApplicationContext(["count": count])
        } catch let error as WCError where error.code == .watchAppNotInstalled {
            print(error)
        } catch {
            print(error)
        }
    }

    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?
    ) {}

    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
        print(message.count, session.receivedApplicationContext)
    }

    #if os(iOS)
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) { session.activate() }
    #endif
}
