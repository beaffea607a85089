@_exported import CoreLocation
@_exported import Foundation
import MapKit

/// Place information for matching with map services.
public struct PlaceDescriptor: Equatable, Sendable {
    public enum PlaceRepresentation: Equatable, Sendable {
        case coordinate(CLLocationCoordinate2D)
        case address(String)
        case deviceLocation(CLLocation)

        public static func == (left: PlaceRepresentation, right: PlaceRepresentation) -> Bool {
            switch (left, right) {
            case (.coordinate(let left), .coordinate(let right)):
                left.latitude == right.latitude && left.longitude == right.longitude
            case (.address(let left), .address(let right)): left == right
            case (.deviceLocation(let left), .deviceLocation(let right)): left == right
            default: false
            }
        }
    }

    public enum SupportingPlaceRepresentation: Equatable, Codable, Sendable {
        case serviceIdentifiers([String: String])
    }

    public let commonName: String?
    public let representations: [PlaceDescriptor.PlaceRepresentation]
    public let supportingRepresentations: [PlaceDescriptor.SupportingPlaceRepresentation]

    public init(
        representations: [PlaceDescriptor.PlaceRepresentation], commonName: String?,
        supportingRepresentations: [PlaceDescriptor.SupportingPlaceRepresentation] = []
    ) {
        self.representations = representations
        self.commonName = commonName
        self.supportingRepresentations = supportingRepresentations
    }

    public var coordinate: CLLocationCoordinate2D? {
        for representation in representations {
            switch representation {
            case .coordinate(let coordinate): return coordinate
            case .deviceLocation(let location): return location.coordinate
            case .address: continue
            }
        }
        return nil
    }

    public var address: String? {
        for case .address(let address) in representations { return address }
        return nil
    }

    public func serviceIdentifier(for service: String) -> String? {
        for case .serviceIdentifiers(let identifiers) in supportingRepresentations {
            if let identifier = identifiers[service] { return identifier }
        }
        return nil
    }
}

extension PlaceDescriptor: Codable {
    private enum CodingKeys: CodingKey { case commonName, coordinate, address, supportingRepresentations }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var representations: [PlaceRepresentation] = []
        if let numbers = try container.decodeIfPresent([Double].self, forKey: .coordinate), numbers.count == 2 {
            representations.append(.coordinate(CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])))
        }
        if let address = try container.decodeIfPresent(String.self, forKey: .address) {
            representations.append(.address(address))
        }
        self.init(
            representations: representations,
            commonName: try container.decodeIfPresent(String.self, forKey: .commonName),
            supportingRepresentations: try container.decodeIfPresent(
                [SupportingPlaceRepresentation].self, forKey: .supportingRepresentations) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(commonName, forKey: .commonName)
        try container.encodeIfPresent(coordinate.map { [$0.latitude, $0.longitude] }, forKey: .coordinate)
        try container.encodeIfPresent(address, forKey: .address)
        try container.encode(supportingRepresentations, forKey: .supportingRepresentations)
    }
}

extension PlaceDescriptor {
    public init?(item: MKMapItem) {
        self.init(representations: [.coordinate(item.location.coordinate)], commonName: item.name)
    }
}
