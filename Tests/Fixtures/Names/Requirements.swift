import AVFoundation
import BackgroundTasks
import CloudKit
import Combine
import Contacts
import CoreData
import CoreLocation
import CoreMotion
import EventKit
import Foundation
import HealthKit
import LocalAuthentication
import MapKit
import Network
import Photos
import StoreKit
import SwiftUI
import UIKit
import UserNotifications
import WatchConnectivity
import WeatherKit
import WidgetKit

protocol A1 { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
extension URLSession: A1 {}
protocol A2 { func data(from url: URL) async throws -> (Data, URLResponse) }
extension URLSession: A2 {}
protocol A3 {
    func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
}
extension URLSession: A3 {}
protocol A4 {
    func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask
}
extension URLSession: A4 {}
protocol A5 {
    func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void)
        -> URLSessionDataTask
}
extension URLSession: A5 {}
protocol A6 { func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) }
extension URLSession: A6 {}
protocol A7 {
    func download(from url: URL) async throws -> (URL, URLResponse)
    func download(for request: URLRequest) async throws -> (URL, URLResponse)
}
extension URLSession: A7 {}
protocol A8 { func upload(for request: URLRequest, fromFile: URL) async throws -> (Data, URLResponse) }
extension URLSession: A8 {}
protocol A9 {
    func resume()
    func cancel()
}
extension URLSessionDataTask: A9 {}
protocol A10 {
    func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
    func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
}
extension URLSession: A10 {}
protocol A11 { func bytes(for request: URLRequest) async throws -> (URLSession.AsyncBytes, URLResponse) }
extension URLSession: A11 {}
protocol B1 {
    func string(forKey defaultName: String) -> String?
    func data(forKey: String) -> Data?
    func object(forKey: String) -> Any?
    func set(_ value: Any?, forKey: String)
    func set(_ v: Bool, forKey: String)
    func set(_ v: Int, forKey: String)
    func set(_ v: Double, forKey: String)
    func set(_ v: Float, forKey: String)
    func set(_ url: URL?, forKey: String)
    func bool(forKey: String) -> Bool
    func integer(forKey: String) -> Int
    func double(forKey: String) -> Double
    func float(forKey: String) -> Float
    func array(forKey: String) -> [Any]?
    func dictionary(forKey: String) -> [String: Any]?
    func stringArray(forKey: String) -> [String]?
    func url(forKey: String) -> URL?
    func removeObject(forKey: String)
    func synchronize() -> Bool
    func register(defaults: [String: Any])
    func dictionaryRepresentation() -> [String: Any]
    func value(forKey: String) -> Any?
    func setValue(_ value: Any?, forKey: String)
    func removePersistentDomain(forName: String)
    func persistentDomain(forName: String) -> [String: Any]?
}
extension UserDefaults: B1 {}
protocol C1 {
    func fileExists(atPath: String) -> Bool
    func contents(atPath: String) -> Data?
    func createDirectory(at: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]?) throws
    func removeItem(at: URL) throws
    func urls(for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask) -> [URL]
    func containerURL(forSecurityApplicationGroupIdentifier: String) -> URL?
    func contentsOfDirectory(
        at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: FileManager.DirectoryEnumerationOptions
    ) throws -> [URL]
    func copyItem(at: URL, to: URL) throws
    func moveItem(at: URL, to: URL) throws
    func attributesOfItem(atPath: String) throws -> [FileAttributeKey: Any]
    func createFile(atPath: String, contents: Data?, attributes: [FileAttributeKey: Any]?) -> Bool
    var temporaryDirectory: URL { get }
    func url(
        for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask, appropriateFor: URL?, create: Bool
    ) throws -> URL
    func fileExists(atPath: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool
    func setAttributes(_ a: [FileAttributeKey: Any], ofItemAtPath: String) throws
    func isReadableFile(atPath: String) -> Bool
    func enumerator(
        at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: FileManager.DirectoryEnumerationOptions,
        errorHandler: ((URL, any Error) -> Bool)?
    ) -> FileManager.DirectoryEnumerator?
    var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { get }
    func url(forUbiquityContainerIdentifier: String?) -> URL?
}
extension FileManager: C1 {}
protocol D1 {
    func post(name: NSNotification.Name, object: Any?)
    func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?)
    func addObserver(
        forName: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol
    func removeObserver(_ observer: Any)
    func publisher(for: Notification.Name, object: AnyObject?) -> NotificationCenter.Publisher
    func post(_ n: Notification)
    func addObserver(_ o: Any, selector: Selector, name: NSNotification.Name?, object: Any?)
}
extension NotificationCenter: D1 {}
protocol E1 {
    func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool
    func add(_ request: UNNotificationRequest) async throws
    func removeAllPendingNotificationRequests()
    func removePendingNotificationRequests(withIdentifiers: [String])
    func notificationSettings() async -> UNNotificationSettings
    func pendingNotificationRequests() async -> [UNNotificationRequest]
    func deliveredNotifications() async -> [UNNotification]
    func removeDeliveredNotifications(withIdentifiers: [String])
    func setNotificationCategories(_ c: Set<UNNotificationCategory>)
    func requestAuthorization(
        options: UNAuthorizationOptions, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
    func add(_ r: UNNotificationRequest, withCompletionHandler: (@Sendable ((any Error)?) -> Void)?)
    func setBadgeCount(_ n: Int) async throws
    var delegate: (any UNUserNotificationCenterDelegate)? { get set }
}
extension UNUserNotificationCenter: E1 {}
protocol F1: AnyObject {
    var location: CLLocation? { get }
    var delegate: CLLocationManagerDelegate? { get set }
    var authorizationStatus: CLAuthorizationStatus { get }
    var desiredAccuracy: CLLocationAccuracy { get set }
    func requestWhenInUseAuthorization()
    func requestLocation()
    func startUpdatingLocation()
    func stopUpdatingLocation()
    func requestAlwaysAuthorization()
    func startMonitoringSignificantLocationChanges()
    var distanceFilter: CLLocationDistance { get set }
    var isAuthorizedForWidgetUpdates: Bool { get }
    var accuracyAuthorization: CLAccuracyAuthorization { get }
}
extension CLLocationManager: F1 {}
protocol F2 {
    func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark]
    func geocodeAddressString(_ s: String) async throws -> [CLPlacemark]
    func cancelGeocode()
    func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler)
}
extension CLGeocoder: F2 {}
protocol G1 {
    func requestFullAccessToEvents() async throws -> Bool
    func events(matching: NSPredicate) -> [EKEvent]
    func predicateForEvents(withStart: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate
    func calendars(for: EKEntityType) -> [EKCalendar]
    func save(_ e: EKEvent, span: EKSpan) throws
    func requestFullAccessToReminders() async throws -> Bool
    func fetchReminders(matching: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any
    func requestAccess(to: EKEntityType) async throws -> Bool
    func save(_ r: EKReminder, commit: Bool) throws
    var defaultCalendarForNewEvents: EKCalendar? { get }
}
extension EKEventStore: G1 {}
protocol H1 {
    func execute(_ q: HKQuery)
    func requestAuthorization(toShare: Set<HKSampleType>, read: Set<HKObjectType>) async throws
    func authorizationStatus(for: HKObjectType) -> HKAuthorizationStatus
    func save(_ o: HKObject) async throws
    func stop(_ q: HKQuery)
    func requestAuthorization(
        toShare: Set<HKSampleType>?, read: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func enableBackgroundDelivery(for: HKObjectType, frequency: HKUpdateFrequency) async throws
    static func isHealthDataAvailable() -> Bool
}
extension HKHealthStore: H1 {}
protocol I1 {
    func reloadAllTimelines()
    func reloadTimelines(ofKind kind: String)
    func getCurrentConfigurations(_ c: @escaping (Result<[WidgetInfo], Error>) -> Void)
}
extension WidgetCenter: I1 {}
protocol J1 {
    func date(byAdding: Calendar.Component, value: Int, to: Date, wrappingComponents: Bool) -> Date?
    func startOfDay(for: Date) -> Date
    func isDateInToday(_ d: Date) -> Bool
    func dateComponents(_ c: Set<Calendar.Component>, from: Date) -> DateComponents
}
extension Calendar: J1 {}
protocol K1 { func decode<T: Decodable>(_ t: T.Type, from: Data) throws -> T }
extension JSONDecoder: K1 {}
extension PropertyListDecoder: K1 {}
protocol K2 { func encode<T: Encodable>(_ v: T) throws -> Data }
extension JSONEncoder: K2 {}
extension PropertyListEncoder: K2 {}
protocol L1 {
    func url(forResource: String?, withExtension: String?) -> URL?
    func path(forResource: String?, ofType: String?) -> String?
    var infoDictionary: [String: Any]? { get }
    func object(forInfoDictionaryKey: String) -> Any?
    var bundleIdentifier: String? { get }
    var bundleURL: URL { get }
    func localizedString(forKey: String, value: String?, table: String?) -> String
    var preferredLocalizations: [String] { get }
}
extension Bundle: L1 {}
protocol M1 {
    var isLowPowerModeEnabled: Bool { get }
    var environment: [String: String] { get }
    var arguments: [String] { get }
    var systemUptime: TimeInterval { get }
    var operatingSystemVersionString: String { get }
    var thermalState: ProcessInfo.ThermalState { get }
}
extension ProcessInfo: M1 {}
@MainActor protocol N1 {
    func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any], completionHandler: ((Bool) -> Void)?)
    func canOpenURL(_ url: URL) -> Bool
    var applicationState: UIApplication.State { get }
    func registerForRemoteNotifications()
    var applicationIconBadgeNumber: Int { get set }
    func beginBackgroundTask(withName: String?, expirationHandler: (@MainActor @Sendable () -> Void)?)
        -> UIBackgroundTaskIdentifier
    func endBackgroundTask(_ i: UIBackgroundTaskIdentifier)
}
extension UIApplication: N1 {}
protocol O1 {
    func fetch<T>(_ r: NSFetchRequest<T>) throws -> [T]
    func save() throws
    func delete(_ o: NSManagedObject)
    func perform(_ block: @escaping () -> Void)
    var hasChanges: Bool { get }
    func count<T>(for: NSFetchRequest<T>) throws -> Int
    func rollback()
}
extension NSManagedObjectContext: O1 {}
protocol Q1 {
    func sendMessage(_ m: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((Error) -> Void)?)
    func updateApplicationContext(_ c: [String: Any]) throws
    func activate()
    var isReachable: Bool { get }
    func transferUserInfo(_ u: [String: Any]) -> WCSessionUserInfoTransfer
    var delegate: WCSessionDelegate? { get set }
    static func isSupported() -> Bool
}
extension WCSession: Q1 {}
protocol R1 {
    func canEvaluatePolicy(_ p: LAPolicy, error: NSErrorPointer) -> Bool
    func evaluatePolicy(_ p: LAPolicy, localizedReason: String) async throws -> Bool
    func evaluatePolicy(_ p: LAPolicy, localizedReason: String, reply: @escaping (Bool, Error?) -> Void)
    var biometryType: LABiometryType { get }
}
extension LAContext: R1 {}
protocol S1 {
    func string(from: Date) -> String
    func date(from: String) -> Date?
}
extension DateFormatter: S1 {}
extension ISO8601DateFormatter: S1 {}
protocol T1 {
    func enumerateContacts(with: CNContactFetchRequest, usingBlock: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void)
        throws
    func requestAccess(for: CNEntityType) async throws -> Bool
    func unifiedContacts(matching: NSPredicate, keysToFetch: [CNKeyDescriptor]) throws -> [CNContact]
}
extension CNContactStore: T1 {}
protocol U1 {
    func cancel()
    func start(queue: DispatchQueue)
    var currentPath: NWPath { get }
    var pathUpdateHandler: (@Sendable (NWPath) -> Void)? { get set }
}
extension NWPathMonitor: U1 {}
protocol V1 { func weather(for location: CLLocation) async throws -> Weather }
extension WeatherService: V1 {}
protocol W1 {
    func register(forTaskWithIdentifier: String, using: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void)
        -> Bool
    func submit(_ r: BGTaskRequest) throws
    func cancelAllTaskRequests()
}
extension BGTaskScheduler: W1 {}
protocol X1 {
    func play() -> Bool
    func stop()
    var volume: Float { get set }
    func prepareToPlay() -> Bool
    var isPlaying: Bool { get }
}
extension AVAudioPlayer: X1 {}
protocol X2 {
    func setCategory(_ c: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions)
        throws
    func setActive(_ a: Bool, options: AVAudioSession.SetActiveOptions) throws
}
extension AVAudioSession: X2 {}
protocol Y1 {
    func record(for: CKRecord.ID) async throws -> CKRecord
    func save(_ r: CKRecord) async throws -> CKRecord
    func deleteRecord(withID: CKRecord.ID) async throws -> CKRecord.ID
    func fetch(withRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void)
}
extension CKDatabase: Y1 {}
protocol Z1 {
    func accountStatus() async throws -> CKAccountStatus
    var privateCloudDatabase: CKDatabase { get }
}
extension CKContainer: Z1 {}
protocol AA {
    func start() async throws -> MKLocalSearch.Response
    func cancel()
}
extension MKLocalSearch: AA {}
protocol AB {
    func startUpdates(from: Date, withHandler: @escaping CMPedometerHandler)
    func queryPedometerData(from: Date, to: Date, withHandler: @escaping CMPedometerHandler)
}
extension CMPedometer: AB {}
protocol AC {
    func object(forKey: String) -> Any?
    func set(_ v: Any?, forKey: String)
    func synchronize() -> Bool
    func string(forKey: String) -> String?
    func bool(forKey: String) -> Bool
    func data(forKey: String) -> Data?
    func set(_ v: Bool, forKey: String)
    func longLong(forKey: String) -> Int64
    func double(forKey: String) -> Double
}
extension NSUbiquitousKeyValueStore: AC {}
@MainActor protocol AD {
    var string: String? { get set }
    var image: UIImage? { get set }
}
extension UIPasteboard: AD {}
@MainActor protocol AE {
    func impactOccurred()
    func prepare()
}
extension UIImpactFeedbackGenerator: AE {}
protocol AF {
    func async(execute: DispatchWorkItem)
    func sync<T>(execute: () throws -> T) rethrows -> T
    func async(
        group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags,
        execute: @escaping @Sendable @convention(block) () -> Void)
    func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
        execute: @escaping @Sendable @convention(block) () -> Void)
}
extension DispatchQueue: AF {}
protocol AG {
    func invalidate()
    var isValid: Bool { get }
    func fire()
}
extension Timer: AG {}
@MainActor protocol AH {
    var model: String { get }
    var systemVersion: String { get }
    var batteryLevel: Float { get }
    var identifierForVendor: UUID? { get }
    var name: String { get }
    var batteryState: UIDevice.BatteryState { get }
    var isBatteryMonitoringEnabled: Bool { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
}
extension UIDevice: AH {}
protocol AJ {
    func cachedResponse(for: URLRequest) -> CachedURLResponse?
    func storeCachedResponse(_ r: CachedURLResponse, for: URLRequest)
    func removeAllCachedResponses()
}
extension URLCache: AJ {}
