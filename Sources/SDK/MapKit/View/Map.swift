import CoreLocation
import RenderModel
import SwiftUI

/// A map without streets: a grid with the map's content. Map data is not available, which is reported.
@MainActor @preconcurrency
public struct Map<Content: View>: View {
    private let drawing: MapDrawing

    private init(drawing: MapDrawing) {
        self.drawing = drawing
    }

    public var body: some View { drawing }
}

public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Represents the type of a map's content.
public struct MapContentView<SelectedValue, Content: MapContent>: View {
    public var body: some View { EmptyView() }
}

extension Map {
    private init<C: MapContent>(position: MapCameraPosition, _ content: C) {
        var outputs = _MapContentOutputs()
        C._collect(content, into: &outputs)
        self.init(drawing: MapDrawing(region: position.shown, items: outputs.items))
    }

    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(position: .automatic, EmptyMapContent())
    }

    public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(position: .automatic, content())
    }

    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(position: initialPosition, EmptyMapContent())
    }

    public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(position: initialPosition, content())
    }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(position: position.wrappedValue, EmptyMapContent())
    }

    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(position: position.wrappedValue, content())
    }

    public init<SelectedValue: Hashable>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil
    ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
        self.init(position: .automatic, EmptyMapContent())
    }

    public init<SelectedValue: Hashable, C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(position: .automatic, content())
    }

    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(position: initialPosition, content())
    }

    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(position: position.wrappedValue, content())
    }
}

// The initializers of earlier releases.
extension Map {
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent {
        self.init(drawing: MapDrawing(region: coordinateRegion.wrappedValue, items: []))
    }

    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent {
        self.init(drawing: MapDrawing(region: MKCoordinateRegion(mapRect.wrappedValue), items: []))
    }

    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        let items = annotationItems.map { annotationContent($0)._annotationData.item }
        self.init(drawing: MapDrawing(region: coordinateRegion.wrappedValue, items: items))
    }

    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        let items = annotationItems.map { annotationContent($0)._annotationData.item }
        self.init(drawing: MapDrawing(region: MKCoordinateRegion(mapRect.wrappedValue), items: items))
    }
}

/// The image of a map with its content.
struct MapDrawing: View {
    let region: MKCoordinateRegion?
    let items: [_MapContentOutputs.Item]

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var displayScale

    init(region: MKCoordinateRegion?, items: [_MapContentOutputs.Item]) {
        self.region = region
        self.items = items
        MapService.note("Map")
    }

    var body: some View {
        GeometryReader { geometry in
            if let map = map(of: geometry.size), let picture = map.image(scale: displayScale) {
                let projection = MapProjection(area: map.area, size: geometry.size)
                ZStack(alignment: .topLeading) {
                    picture.resizable().frame(width: geometry.size.width, height: geometry.size.height)
                    ForEach(Array(items.enumerated()), id: \.offset) { _, item in
                        item.draw(projection, item.look)
                    }
                }
                .clipped()
            } else {
                Rectangle().fill(.quaternary)
            }
        }
    }

    private func map(of size: CGSize) -> NeutralMap? {
        NeutralMap(
            region: region ?? .around(items.flatMap(\.places)), size: size, scale: max(displayScale, 1),
            isDark: colorScheme == .dark)
    }
}

extension NeutralMap {
    func image(scale: CGFloat) -> Image? {
        guard let pixels = draw() else { return nil }
        let picture = RenderModel.ImageResource(
            name: "", pixelWidth: pixels.width, pixelHeight: pixels.height, bytes: pixels.bytes, format: .rawRGBA)
        return Image(source: .picture(picture, scale: Double(max(scale, 1))))
    }
}

extension MKCoordinateRegion {
    /// The region that contains all places, with some margin; the whole world without any.
    static func around(_ places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
        let points = places.filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) }
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else {
            return MKCoordinateRegion(
                center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 160, longitudeDelta: 360))
        }
        // About a kilometer around a single place.
        let room = max((right - left) * 0.2, (bottom - top) * 0.2, 5_000)
        return MKCoordinateRegion(
            MKMapRect(
                x: left - room, y: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room))
    }
}
