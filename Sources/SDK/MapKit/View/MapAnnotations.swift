import CoreLocation
import SwiftUI

public enum MapUserTrackingMode: Hashable, Sendable { case none, follow, followWithHeading }

/// An annotation in the first version of the API.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    var _annotationData: _MapAnnotationData { get }
}

public struct _MapAnnotationData {
    let item: _MapContentOutputs.Item

    @MainActor
    init<Content: MapContent>(_ content: Content) {
        var outputs = _MapContentOutputs()
        Content._collect(content, into: &outputs)
        item = outputs.items.first ?? .init(places: []) { _, _ in AnyView(EmptyView()) }
    }
}

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _annotationData: _MapAnnotationData

    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        _annotationData = _MapAnnotationData(
            Annotation(coordinate: coordinate, anchor: anchor, content: content) { EmptyView() })
    }
}

public struct MapPin: MapAnnotationProtocol {
    public let _annotationData: _MapAnnotationData

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotationData = _MapAnnotationData(Marker("", coordinate: coordinate).tint(tint ?? .red))
    }
}

public struct MapMarker: MapAnnotationProtocol {
    public let _annotationData: _MapAnnotationData

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotationData = _MapAnnotationData(Marker("", coordinate: coordinate).tint(tint ?? .red))
    }
}

/// Represent the content types of the first version of the API.
public struct _DefaultMapContent: View {
    public var body: some View { EmptyView() }
}

public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    public var body: some View { EmptyView() }
}
