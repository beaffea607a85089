import Foundation
import os.log

// What Foundation alone brings on Apple's platforms: the keychain, the XML parser, networking, observation.

private let log = OSLog(subsystem: "garden", category: "demand")
private let logger = Logger(subsystem: "garden", category: "demand")

@Observable
final class DemandStore {
    var count = 0
}

func storedPassword(for account: String) -> String? {
    let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrAccount as String: account,
        kSecReturnData as String: true,
        kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    guard status == errSecSuccess, let data = item as? Data else { return nil }
    os_log("read %{public}@", log: log, type: .debug, account)
    logger.debug("read \(account, privacy: .private)")
    return String(data: data, encoding: .utf8)
}

final class FeedParser: NSObject, XMLParserDelegate {
    private var titles: [String] = []

    func titles(in data: Data) -> [String] {
        let parser = XMLParser(data: data)
        parser.delegate = self
        return parser.parse() ? titles : []
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {}

    func parser(_ parser: XMLParser, foundCharacters string: String) { titles.append(string) }
}

final class Settings: NSObject {
    @objc dynamic var volume = 0.5
    private var token: NSKeyValueObservation?

    func observe(_ defaults: UserDefaults) {
        token = observe(\.volume, options: [.old, .new]) { settings, change in
            print(settings.volume, change.newValue ?? 0)
        }
        token?.invalidate()
    }

    func synchronize() {
        let cloud = NSUbiquitousKeyValueStore.default
        cloud.set(1, forKey: "volume")
        cloud.synchronize()
        NotificationCenter.default.addObserver(
            self, selector: #selector(changed(_:)), name: NSUbiquitousKeyValueStore.didChangeExternallyNotification,
            object: cloud)
    }

    @objc private func changed(_ notification: Notification) {
        guard NSClassFromString("XCTestCase") == nil, NSClassFromString("Garden.Settings") is NSObject.Type else { return }
        print(notification.userInfo?[NSUbiquitousKeyValueStoreChangedKeysKey] as? [String] ?? [])
    }
}

func coordinated(_ url: URL) throws -> Data? {
    guard url.startAccessingSecurityScopedResource() else { return nil }
    defer { url.stopAccessingSecurityScopedResource() }
    var failure: NSError?
    var data: Data?
    let coordinator = NSFileCoordinator(filePresenter: nil)
    coordinator.coordinate(readingItemAt: url, options: .withoutChanges, error: &failure) { data = try? Data(contentsOf: $0) }
    coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: &failure) { _ in }
    if let failure { throw failure }
    guard let data else { return nil }
    return try (data as NSData).compressed(using: .zlib) as Data
}

func session() -> URLSession {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    configuration.timeoutIntervalForRequest = 10
    return URLSession(configuration: configuration)
}

func text(of provider: NSItemProvider, completion: @escaping (String?) -> Void) {
    guard provider.hasItemConformingToTypeIdentifier("public.url") else { return completion(nil) }
    provider.loadItem(forTypeIdentifier: "public.url", options: nil) { item, error in
        completion((item as? URL)?.absoluteString ?? error?.localizedDescription)
    }
    if provider.canLoadObject(ofClass: URL.self) {
        _ = provider.loadObject(ofClass: URL.self) { url, _ in completion(url?.path) }
    }
}
