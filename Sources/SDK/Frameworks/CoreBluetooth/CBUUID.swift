import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A name of a service or of something in it: two, four or sixteen bytes.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    private static let base: [UInt8] = [0, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]

    public let data: Data

    /// - Parameter theString: hexadecimal digits; zeros if it does not have one of the three forms.
    public convenience init(string theString: String) {
        let digits = Array(theString.filter { $0 != "-" })
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        self.init(data: Data(bytes))
    }

    public init(data theData: Data) {
        data = [2, 4, 16].contains(theData.count) ? theData : Data(count: 16)
        super.init()
    }

    public convenience init(nsuuid theUUID: UUID) {
        self.init(data: withUnsafeBytes(of: theUUID.uuid) { Data($0) })
    }

    open var uuidString: String {
        let text = data.map { String(format: "%02X", $0) }.joined()
        guard data.count == 16 else { return text }
        let characters = Array(text)
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(characters[$0]) }.joined(separator: "-")
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }
    open override var hash: Int { whole.hashValue }
    open override var description: String { uuidString }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// All sixteen bytes; short names belong to the base that they share.
    private var whole: [UInt8] {
        guard data.count < 16 else { return Array(data) }
        let short = [UInt8](repeating: 0, count: 4 - data.count) + data
        return short + Self.base.dropFirst(4)
    }
}

public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
public let CBUUIDServerCharacteristicConfigurationString = "2903"
public let CBUUIDCharacteristicFormatString = "2904"
public let CBUUIDCharacteristicAggregateFormatString = "2905"
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"
