import Foundation

@objc protocol HelperProtocol {
    func version(reply: @escaping (String) -> Void)
}

final class HelperConnection: NSObject, NSXPCListenerDelegate {
    private lazy var connection: NSXPCConnection = {
        let connection = NSXPCConnection(machServiceName: "garden.helper", options: .privileged)
        connection.remoteObjectInterface = NSXPCInterface(with: HelperProtocol.self)
        connection.invalidationHandler = { print("gone") }
        connection.resume()
        return connection
    }()

    func version(_ completion: @escaping (String) -> Void) {
        let proxy = connection.remoteObjectProxyWithErrorHandler { print($0) } as? HelperProtocol
        proxy?.version(reply: completion)
    }

    func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool {
        newConnection.exportedInterface = NSXPCInterface(with: HelperProtocol.self)
        newConnection.exportedObject = self
        newConnection.resume()
        return true
    }
}

final class Announcer: NSObject, NSUserNotificationCenterDelegate, NetServiceBrowserDelegate, NetServiceDelegate {
    private let browser = NetServiceBrowser()
    private let activity = NSBackgroundActivityScheduler(identifier: "garden.refresh")

    func announce(_ text: String) {
        let note = NSUserNotification()
        note.title = "Garden"
        note.informativeText = text
        note.soundName = NSUserNotificationDefaultSoundName
        NSUserNotificationCenter.default.delegate = self
        NSUserNotificationCenter.default.deliver(note)
        DistributedNotificationCenter.default().addObserver(
            self, selector: #selector(changed), name: Notification.Name("AppleInterfaceThemeChangedNotification"),
            object: nil)
        DistributedNotificationCenter.default().postNotificationName(
            Notification.Name("garden"), object: nil, userInfo: nil, deliverImmediately: true)
        browser.delegate = self
        browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
        activity.interval = 60 * 60
        activity.repeats = true
        activity.schedule { completion in completion(.finished) }
        var failure: NSDictionary?
        NSAppleScript(source: "return 1")?.executeAndReturnError(&failure)
    }

    @objc private func changed() {}

    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {
        service.delegate = self
        service.resolve(withTimeout: 5)
    }
}

func failure(_ error: any Error) -> NSError {
    NSError(
        domain: "garden", code: 1,
        userInfo: [NSLocalizedFailureErrorKey: "Failed", NSMultipleUnderlyingErrorsKey: [error]])
}
