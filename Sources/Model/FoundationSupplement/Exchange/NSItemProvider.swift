import Foundation
import Synchronization

// Sendable: the classes of this file have no mutable state outside of a lock.

/// An object's representations for other programs. They stay in this process.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
    public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    public static let errorDomain = "NSItemProviderErrorDomain"

    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    package typealias DataLoader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Entry {
        var type: String
        var load: DataLoader
    }

    private let entries = Mutex<[Entry]>([])
    @_Guarded open var suggestedName: String?

    public override init() {
        super.init()
    }

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let data = (item as Any?) as? Data ?? (item as? NSData).map { Data(referencing: $0) }
        registerDataRepresentation(forTypeIdentifier: typeIdentifier ?? "public.data", visibility: .all) { answer in
            answer(data, nil)
            return nil
        }
    }

    /// `nil` if the file does not exist.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let url = fileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init()
        suggestedName = url.lastPathComponent
        registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { answer in
            answer(data, nil)
            return nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var registeredTypeIdentifiers: [String] { entries.withLock { $0.map(\.type) } }

    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        registeredTypeIdentifiers
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        let entry = UncheckedBox(Entry(type: typeIdentifier, load: loadHandler))
        entries.withLock { $0.append(entry.value) }
    }

    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { answer in
            loadHandler { url, _, error in answer(url.flatMap { try? Data(contentsOf: $0) }, error) }
        }
    }

    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { answer in
            loadHandler(
                { item, error in answer((item as? NSData).map { Data(referencing: $0) }, error) }, nil, nil)
            return nil
        }
    }

    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let box = UncheckedBox(object)
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { answer in
                box.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: answer)
            }
        }
    }

    open func registerObject<Object: NSItemProviderWriting & SendableMetatype>(
        ofClass type: Object.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Progress?
    ) {
        let handler = UncheckedBox(loadHandler)
        for identifier in type.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { answer in
                handler.value { object, error in
                    _ = object?.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: answer)
                    if object == nil { answer(nil, error) }
                }
            }
        }
    }
}

extension NSItemProvider {
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let entry = entries.withLock { entries in
            UncheckedBox(entries.first { $0.type == typeIdentifier })
        }
        guard let load = entry.value?.load else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return Progress(totalUnitCount: 0)
        }
        return load(completionHandler) ?? Progress(totalUnitCount: 0)
    }

    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "item"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            do {
                try data.write(to: url)
                completionHandler(url, nil)
                try? FileManager.default.removeItem(at: url)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in completionHandler(url, false, error) }
    }

    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { NSData(data: $0) }, error)
        }
    }

    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let data: Data = try await withCheckedThrowingContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? Self.error(.itemUnavailableError))
                }
            }
        }
        return NSData(data: data)
    }

    public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
        type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    @discardableResult
    public func loadObject(
        ofClass type: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = type.readableTypeIdentifiersForItemProvider
        guard let identifier = readable.first(where: hasItemConformingToTypeIdentifier) else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return Progress(totalUnitCount: 0)
        }
        let box = UncheckedBox(type)
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try box.value.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    public func canLoadObject<Object: _ObjectiveCBridgeable>(ofClass type: Object.Type) -> Bool
    where Object._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: Object._ObjectiveCType.self)
    }

    @discardableResult
    public func loadObject<Object: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress where Object._ObjectiveCType: NSItemProviderReading {
        let bridge = UncheckedBox { (object: (any NSItemProviderReading)?) -> Object? in
            var value: Object?
            if let object = object as? Object._ObjectiveCType {
                Object._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            return value
        }
        return loadObject(ofClass: Object._ObjectiveCType.self) { object, error in
            completionHandler(bridge.value(object), error)
        }
    }

    private static func error(_ code: ErrorCode) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue)
    }
}

/// A value that moves to another queue. Sendable because the sender does not use it afterward.
private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
