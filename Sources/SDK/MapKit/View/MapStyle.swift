import CoreLocation
import SwiftUI

/// The style of a map. The placeholder map has only one.
public struct MapStyle: Hashable, Sendable {
    private let name: String

    public struct Elevation: Hashable, Sendable {
        private let name: String

        public static var automatic: Elevation { Elevation(name: "automatic") }
        public static var flat: Elevation { Elevation(name: "flat") }
        public static var realistic: Elevation { Elevation(name: "realistic") }
    }

    public struct StandardEmphasis: Hashable, Sendable {
        private let name: String

        public static var automatic: StandardEmphasis { StandardEmphasis(name: "automatic") }
        public static var muted: StandardEmphasis { StandardEmphasis(name: "muted") }
    }

    public static var standard: MapStyle { MapStyle(name: "standard") }
    public static var imagery: MapStyle { MapStyle(name: "imagery") }
    public static var hybrid: MapStyle { MapStyle(name: "hybrid") }

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle {
        .standard
    }

    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle {
        .hybrid
    }
}

public struct PointOfInterestCategories: ExpressibleByArrayLiteral, Hashable, Sendable {
    private let categories: [MKPointOfInterestCategory]

    public init(arrayLiteral elements: MKPointOfInterestCategory...) {
        categories = elements
    }

    private init(_ categories: [MKPointOfInterestCategory]) {
        self.categories = categories
    }

    public static var all: Self { Self([]) }
    public static var excludingAll: Self { Self([]) }
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self(categories) }
    public static func including(_ categories: MKPointOfInterestCategory...) -> Self { Self(categories) }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self(categories) }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> Self { Self(categories) }
}

/// A selectable map feature; the placeholder map has none.
public struct MapFeature: Hashable, Sendable {
    public struct FeatureKind: Hashable, Sendable {
        private let name: String

        public static var pointOfInterest: FeatureKind { FeatureKind(name: "pointOfInterest") }
        public static var territory: FeatureKind { FeatureKind(name: "territory") }
        public static var physicalFeature: FeatureKind { FeatureKind(name: "physicalFeature") }
    }

    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    public var title: String? { nil }
    public var kind: FeatureKind { .pointOfInterest }
    public var backgroundColor: Color? { nil }
    public var image: Image? { nil }
    public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
}

public protocol MapSelectable: Hashable {
    var feature: MapFeature? { get }
    init(_ feature: MapFeature?)
}

/// The selection of a map.
public struct MapSelection<Value: Hashable>: Hashable {
    public let feature: MapFeature?
    public let value: Value?

    public init(_ feature: MapFeature?) {
        self.feature = feature
        value = nil
    }

    public init(_ value: Value) {
        self.value = value
        feature = nil
    }
}

extension MapSelection: MapSelectable {}

/// Converts points to places. There is no map to convert with before it is drawn.
@MainActor @preconcurrency
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(MapProxy()) }
}

public struct MapProxy: Sendable {
    public func camera(framing region: MKCoordinateRegion) -> MapCamera {
        MapCamera(centerCoordinate: region.center, distance: region.span.latitudeDelta * Earth.metersPerDegree)
    }

    public func camera(framing rect: MKMapRect) -> MapCamera { camera(framing: MKCoordinateRegion(rect)) }

    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
        MapCamera(centerCoordinate: item.placemark.coordinate, distance: 1000)
    }

    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }

    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
}

extension View {
    /// Has no effect: the placeholder map has one style.
    nonisolated public func mapStyle(_ value: MapStyle) -> some View { self }

    /// Has no effect: a widget shows no map controls.
    nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }

    /// Has no effect: a widget shows no map controls.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

    /// Has no effect: a widget shows no map controls.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }

    /// Has no effect: maps in widgets are not interactive.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        self
    }

    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        self
    }

    /// Has no effect: a widget has no selection.
    nonisolated public func mapFeatureSelectionDisabled(
        _ selectionDisabled: @escaping (MapFeature) -> Bool
    ) -> some View {
        self
    }

    nonisolated public func mapFeatureSelectionContent(
        @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
    ) -> some View {
        self
    }

    nonisolated public func mapFeatureSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some View {
        self
    }

    /// Has no effect: a widget shows no sheet.
    nonisolated public func mapItemDetailSheet(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
    ) -> some View {
        self
    }

    nonisolated public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
        self
    }

    /// Has no effect: a widget shows no sheet.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        self
    }
}

/// A street-level view of a place. No images are available, so it is a gray area.
@MainActor @preconcurrency
public struct LookAroundPreview: View {
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public var body: some View { Rectangle().fill(.quaternary) }
}
