import SwiftUI

/// The scene of a message on a watch; a widget shows none.
public struct WKNotificationScene<Content: View, Controller: WKUserNotificationHostingController<Content>>: Scene {
    public typealias Body = Never

    nonisolated public init(controller: Controller.Type, category: String) {}
}

/// Shows an object of WatchKit among views. There are none here.
@MainActor @preconcurrency
public protocol WKInterfaceObjectRepresentable: View where Body == Never {
    associatedtype WKInterfaceObjectType
    associatedtype Coordinator = Void
    typealias Context = WKInterfaceObjectRepresentableContext<Self>

    func makeWKInterfaceObject(context: Context) -> WKInterfaceObjectType
    func updateWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, context: Context)
    static func dismantleWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}

extension WKInterfaceObjectRepresentable {
    public static func dismantleWKInterfaceObject(
        _ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator
    ) {}

    public var body: Never { preconditionFailure("\(Self.self) is primitive; its body is never evaluated") }
}

extension WKInterfaceObjectRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct WKInterfaceObjectRepresentableContext<Representable: WKInterfaceObjectRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public var environment: EnvironmentValues
}
