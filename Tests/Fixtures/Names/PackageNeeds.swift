import CoreText
import Foundation
import ObjectiveC
import Photos
import Security
import StoreKit
import UIKit

final class DiscardedEntry<Value>: NSDiscardableContent {
    var value: Value?

    init(value: Value) { self.value = value }

    func beginContentAccess() -> Bool { value != nil }
    func endContentAccess() {}
    func discardContentIfPossible() { value = nil }
    func isContentDiscarded() -> Bool { value == nil }
}

func purge(_ data: NSPurgeableData) -> Bool {
    data.discardContentIfPossible()
    return data.isContentDiscarded()
}

func isOld() -> Bool { floor(NSFoundationVersionNumber) <= floor(NSFoundationVersionNumber_iOS_8_0) }

func shared<Application: UIApplication>(_ type: Application.Type) -> UIApplication? {
    let selector = NSSelectorFromString("sharedApplication")
    guard type.responds(to: selector), let found = type.perform(selector) else { return nil }
    return found.takeUnretainedValue() as? UIApplication
}

func described(_ text: String) -> Unmanaged<CFString> { Unmanaged.passRetained(text as CFString) }

func name(of data: Unmanaged<CFData>?) -> Int { data.map { CFDataGetLength($0.takeUnretainedValue()) } ?? 0 }

func restored(_ pointer: UnsafeRawPointer) -> NSObject {
    Unmanaged<NSObject>.fromOpaque(pointer).takeUnretainedValue()
}

func hang() -> CFRunLoopSource? {
    var context = CFRunLoopSourceContext()
    return CFRunLoopSourceCreate(nil, 0, &context)
}

func firstMoment(of unit: NSCalendar.Unit, for date: Date) -> Date? {
    var start: NSDate?
    var interval: TimeInterval = 0
    let calendar = NSCalendar(identifier: .gregorian)
    guard calendar?.range(of: unit, start: &start, interval: &interval, for: date) == true else { return nil }
    return start.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
}

func recursive(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>) {
    pthread_mutexattr_settype(attributes, PTHREAD_MUTEX_RECURSIVE)
    pthread_mutexattr_setpolicy_np(attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP)
}

func later(_ queue: DispatchQueue, _ work: @escaping () -> Void) {
    queue.asyncAfterUnsafe(deadline: .now() + 1, execute: work)
    queue.asyncUnsafe(execute: work)
}

extension NSError.UserInfoKey {
    static let place: NSError.UserInfoKey = "place"
}

func load(_ urls: [URL]) -> PHLivePhotoRequestID {
    PHLivePhoto.request(
        withResourceFileURLs: urls, placeholderImage: nil, targetSize: .zero, contentMode: .default
    ) { _, information in
        _ = information[PHLivePhotoInfoCancelledKey] as? NSNumber
    }
}

func codes() -> [OSStatus] { [errSecInvalidValue, errSecInvalidName, errSecInvalidQuery] }
func domain() -> CFString { kCTFontManagerErrorDomain }
func currency(_ transaction: StoreKit.Transaction) -> String? { transaction.currencyCode }

func remember(_ value: AnyObject?, for key: NSCopying) {
    Thread.current.threadDictionary[key] = value
}

func isSame(_ point: CGPoint, _ size: CGSize) -> Bool { point.equalTo(.zero) || size.equalTo(.zero) }

func origins(of frame: CTFrame, in context: CGContext) -> CGFloat {
    var origins = [CGPoint](repeating: .zero, count: 1)
    CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 1), &origins)
    context.textMatrix = .identity
    return origins[0].y
}
