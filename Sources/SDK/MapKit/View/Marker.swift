import CoreLocation
import SwiftUI

/// A balloon at a place, with a title below it.
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never

    private let coordinate: CLLocationCoordinate2D
    private let label: AnyView
    private let title: AnyView?

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.coordinate = coordinate
        let label = label()
        self.label = AnyView(label.labelStyle(.iconOnly))
        title = AnyView(label.labelStyle(.titleOnly))
    }

    private init(_ coordinate: CLLocationCoordinate2D, title: Text, symbol: AnyView) {
        self.coordinate = coordinate
        self.title = AnyView(title)
        label = symbol
    }

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        outputs.add([content.coordinate]) { projection, look in
            let place = projection.point(content.coordinate)
            let balloon = VStack(spacing: 1) {
                ZStack {
                    Circle().fill(look.tint ?? AnyShapeStyle(Color.red))
                    content.label.font(.system(size: 12, weight: .semibold)).foregroundStyle(.white)
                }
                .frame(width: 24, height: 24)
                if look.showsTitle, let title = content.title {
                    title.font(.system(size: 10, weight: .medium)).lineLimit(1).fixedSize()
                }
            }
            return AnyView(balloon.position(x: place.x, y: place.y))
        }
    }
}

extension Marker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(titleKey), symbol: .pin)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(title), symbol: .pin)
    }

    public init(item: MKMapItem) {
        self.init(item.placemark.coordinate, title: Text(verbatim: item.name ?? ""), symbol: .pin)
    }
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(titleKey), symbol: AnyView(monogram))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(title), symbol: AnyView(monogram))
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(titleKey), symbol: AnyView(Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(title), symbol: AnyView(Image(systemName: systemImage)))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(titleKey), symbol: AnyView(Image(image).resizable().scaledToFit()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(title), symbol: AnyView(Image(image).resizable().scaledToFit()))
    }
}

extension AnyView {
    @MainActor fileprivate static var pin: AnyView { AnyView(Image(systemName: "mappin")) }
}

/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never

    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
        self.label = label()
    }

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        outputs.add([content.coordinate]) { projection, look in
            let place = projection.point(content.coordinate)
            let view = content.content
                .overlay(alignment: .bottom) {
                    if look.showsTitle {
                        content.label.font(.system(size: 10, weight: .medium)).lineLimit(1).fixedSize()
                            .alignmentGuide(.bottom) { $0[.top] - 1 }
                    }
                }
            return AnyView(view.modifier(AnchoredPosition(place: place, anchor: content.anchor, size: projection.size)))
        }
    }
}

extension Annotation where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }
}

/// Puts the anchor of a view at a place.
private struct AnchoredPosition: ViewModifier {
    let place: CGPoint
    let anchor: UnitPoint
    let size: CGSize

    func body(content: Content) -> some View {
        content
            .fixedSize()
            .alignmentGuide(.leading) { $0.width * anchor.x - place.x }
            .alignmentGuide(.top) { $0.height * anchor.y - place.y }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
}

/// The user's location, which the widget does not receive: nothing is drawn.
public struct UserAnnotation<Content: View>: MapContent {
    public typealias Body = Never

    @_disfavoredOverload
    public init(anchor: UnitPoint = .center) where Content == EmptyView {}

    public init() where Content == DefaultUserAnnotationContent {}

    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}

    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {}
}

public struct UserLocation {
    public var location: CLLocation? { nil }
    public var heading: CLHeading? { nil }
}

public struct DefaultUserAnnotationContent: View {
    public var body: some View { Circle().fill(.blue).frame(width: 16, height: 16) }
}
