import CoreLocation
import SwiftUI

/// The content of a map.
@MainActor @preconcurrency
public protocol MapContent {
    associatedtype Body: MapContent

    @MapContentBuilder var body: Body { get }

    static func _collect(_ content: Self, into outputs: inout _MapContentOutputs)
}

extension MapContent {
    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        Body._collect(content.body, into: &outputs)
    }
}

extension MapContent where Body == Never {
    public var body: Never { preconditionFailure("Primitive map content has no body.") }
}

/// A map's content, in drawing order.
public struct _MapContentOutputs {
    struct Item {
        /// Places that the map fits by default.
        var places: [CLLocationCoordinate2D]
        var look = MapLook()
        /// The item's view, which fills the map.
        var draw: (MapProjection, MapLook) -> AnyView
    }

    var items: [Item] = []

    mutating func add(
        _ places: [CLLocationCoordinate2D], draw: @escaping (MapProjection, MapLook) -> AnyView
    ) {
        items.append(Item(places: places, draw: draw))
    }
}

/// How an item is drawn, as set by its modifiers.
struct MapLook {
    var tint: AnyShapeStyle?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle?, line: StrokeStyle)?
    var showsTitle = true
}

/// The positions of places in the image, in points.
struct MapProjection {
    let area: MKMapRect
    let size: CGSize

    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
        let place = MKMapPoint(coordinate)
        guard area.width > 0, area.height > 0 else { return .zero }
        return CGPoint(
            x: (place.x - area.minX) / area.width * Double(size.width),
            y: (place.y - area.minY) / area.height * Double(size.height))
    }

    func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
        MKMapPoint(
            x: area.minX + Double(point.x / max(size.width, 1)) * area.width,
            y: area.minY + Double(point.y / max(size.height, 1)) * area.height
        ).coordinate
    }
}

extension Never: MapContent {
    public static func _collect(_ content: Never, into outputs: inout _MapContentOutputs) {}
}

public struct EmptyMapContent: MapContent {
    public typealias Body = Never

    nonisolated public init() {}

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {}
}

public struct TupleMapContent<T>: MapContent {
    public typealias Body = Never

    public var value: T
    let collect: @MainActor (inout _MapContentOutputs) -> Void

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        content.collect(&outputs)
    }
}

public struct _ConditionalMapContent<TrueContent: MapContent, FalseContent: MapContent>: MapContent {
    public typealias Body = Never

    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        switch content.storage {
        case .first(let content): TrueContent._collect(content, into: &outputs)
        case .second(let content): FalseContent._collect(content, into: &outputs)
        }
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        if let content { Wrapped._collect(content, into: &outputs) }
    }
}

/// Collects the content of a map.
@MainActor @preconcurrency
@resultBuilder
public struct MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        first: TrueContent
    ) -> _ConditionalMapContent<TrueContent, FalseContent> {
        _ConditionalMapContent(storage: .first(first))
    }

    public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        second: FalseContent
    ) -> _ConditionalMapContent<TrueContent, FalseContent> {
        _ConditionalMapContent(storage: .second(second))
    }

    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> some MapContent {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        let contents = (repeat each content)
        return TupleMapContent(value: contents) { outputs in
            @MainActor func collect<C: MapContent>(_ one: C) { C._collect(one, into: &outputs) }
            repeat collect(each contents)
        }
    }
}

/// Content generated from data.
public protocol DynamicMapContent: MapContent {
    associatedtype Data: Collection

    var data: Data { get }
}

extension ForEach: MapContent where Content: MapContent {
    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        for element in content.data { Content._collect(content.content(element), into: &outputs) }
    }
}

extension ForEach where Content: MapContent {
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }

    nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { $0 })
    }
}
