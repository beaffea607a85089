import ExtensionProtocol

/// Answers the requests of widgets about the weather, from several threads.
package protocol WeatherResponder: AnyObject, Sendable {
    var source: WeatherSource { get }

    /// Why the newest answer is old or missing; `nil` if it is current, or no widget has asked.
    var problem: WeatherProblem? { get }

    /// Waits for the answer, at most as long as the request allows.
    func response(to request: WeatherRequest) -> WeatherResponse
}

/// The responder of a command, as one of the options of its processes: two options are the same if their responder is.
package struct WeatherAccess: Hashable, Sendable {
    package let responder: any WeatherResponder

    package init(_ responder: any WeatherResponder) { self.responder = responder }

    package static func == (left: Self, right: Self) -> Bool { left.responder === right.responder }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(responder)) }
}
