import CoreLocation
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Searches for places by text. Nothing is found here: the response is empty, and the search is reported.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var regionPriority = MKLocalSearch.RegionPriority.default

        public override init() {
            super.init()
        }

        public init(naturalLanguageQuery: String) {
            self.naturalLanguageQuery = naturalLanguageQuery
            super.init()
        }

        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.naturalLanguageQuery = naturalLanguageQuery
            self.region = region
            super.init()
        }

        public init(completion: MKLocalSearchCompletion) {
            naturalLanguageQuery = completion.title
            super.init()
        }
    }

    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion

        init(region: MKCoordinateRegion) {
            mapItems = []
            boundingRegion = region
            super.init()
        }
    }

    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    public enum RegionPriority: Int, Sendable { case `default`, required }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    private let region: MKCoordinateRegion

    public init(request: Request) {
        region = request.region
        super.init()
    }

    public init(request: MKLocalPointsOfInterestRequest) {
        region = request.region
        super.init()
    }

    open var isSearching: Bool { false }

    open func start(completionHandler: @escaping CompletionHandler) {
        MapService.note("MKLocalSearch")
        let response = Response(region: region)
        onMainQueueLater { completionHandler(response, nil) }
    }

    open func start() async throws -> Response {
        MapService.note("MKLocalSearch")
        return Response(region: region)
    }

    open func cancel() {}
}

/// A search completion.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public let title: String
    public let subtitle: String
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }

    init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
        super.init()
    }
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Provides completions while the user types. There are none here, which is reported to the delegate.
open class MKLocalSearchCompleter: NSObject {
    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var regionPriority = MKLocalSearch.RegionPriority.default
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open var queryFragment = "" {
        didSet {
            MapService.note("MKLocalSearchCompleter")
            onMainQueueLater { self.delegate?.completerDidUpdateResults(self) }
        }
    }

    public override init() {
        super.init()
    }

    open func cancel() {}
}
