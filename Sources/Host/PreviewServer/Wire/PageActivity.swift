/// A Live Activity that was started, apart from its pictures.
package struct PageActivity: Encodable, Sendable {
    package enum Phase: String, CaseIterable, Encodable, Sendable { case starting, active, ended }

    package struct State: Encodable, Sendable {
        /// Its name, or its number from 1.
        package var name: String
        package var isStale: Bool
    }

    package var id: Int
    package var `extension`: String
    package var app: String
    package var name: String
    package var phase: Phase
    package var states: [State]
    /// Index of the state that is shown; none when one of the activity's own intents made it.
    package var chosen: Int?
    package var isStale: Bool
    /// What to know about the states, such as that they are made up, and what to write.
    package var note: String?
    /// Why what is shown is not current, in words.
    package var failure: String?
}

/// What a Live Activity looks like in one place.
package struct PageActivityPicture: Encodable, Sendable {
    package var activity: Int
    package var presentation: String
    package var revision: Int
    package var svg: String
    /// Points.
    package var size: [Double]
    package var radius: Double
    /// x, y, width and height of the space for the camera, where there is one.
    package var camera: [Double]?
    /// CSS that blurs what lies behind, where the picture looks through.
    package var backdrop: String?
    /// Whether a tap anywhere does one thing.
    package var isOneTarget: Bool
}
