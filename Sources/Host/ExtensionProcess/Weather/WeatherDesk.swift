import ExtensionProtocol

/// Answers the questions of widgets about the weather, from several threads.
package protocol WeatherDesk: AnyObject, Sendable {
    var source: WeatherSource { get }

    /// Why the newest answer is old or missing; `nil` if it is current, or no widget has asked.
    var remark: WeatherRemark? { get }

    /// Waits for the answer, at most as long as the question allows.
    func answer(to question: WeatherQuestion) -> WeatherAnswer
}

/// The desk of a command, as one of the options of its processes: two options are the same if their desk is.
package struct WeatherSupply: Hashable, Sendable {
    package let desk: any WeatherDesk

    package init(_ desk: any WeatherDesk) { self.desk = desk }

    package static func == (left: Self, right: Self) -> Bool { left.desk === right.desk }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(desk)) }
}
