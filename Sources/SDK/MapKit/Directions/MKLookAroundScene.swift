import CoreLocation
import Foundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// Street-level images of a place. There are none here.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
        super.init()
    }

    public init(mapItem: MKMapItem) {
        coordinate = mapItem.placemark.coordinate
        self.mapItem = mapItem
        super.init()
    }

    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    open var scene: MKLookAroundScene? {
        get async throws {
            MapService.note("MKLookAroundSceneRequest")
            return nil
        }
    }

    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        MapService.note("MKLookAroundSceneRequest")
        completionHandler(nil, nil)
    }

    open func cancel() {}
}

open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, @unchecked Sendable {
        open var size = CGSize(width: 256, height: 256)
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection.current

        public override init() {
            super.init()
        }
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        open var image: UIImage { UIImage() }
    }

    public init(scene: MKLookAroundScene, options: Options) {
        super.init()
    }

    open var isLoading: Bool { false }
    open var snapshot: Snapshot {
        get async throws { throw MapService.failure("MKLookAroundSnapshotter", .serverFailure) }
    }

    open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        MapService.end("MKLookAroundSnapshotter", .serverFailure, completionHandler)
    }

    open func cancel() {}
}
