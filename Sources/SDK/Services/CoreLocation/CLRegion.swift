import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum CLRegionState: Int, Sendable {
    case unknown = 0
    case inside = 1
    case outside = 2
}

/// A named part of the earth's surface.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.optionalObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = identifier as String
        super.init()
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLRegion else { return false }
        return type(of: other) == type(of: self) && other.identifier == identifier
    }

    open override var hash: Int { identifier.hashValue }
}

/// Everything within a distance of a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// Meters.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(radius, forKey: "radius")
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}
