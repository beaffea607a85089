/// A started Live Activity, without its pictures.
package struct PageActivity: Encodable, Sendable {
    package enum Phase: String, CaseIterable, Encodable, Sendable { case starting, active, ended }

    package struct State: Encodable, Sendable {
        /// The name, or the number from 1.
        package var name: String
        package var isStale: Bool
    }

    package var id: Int
    package var `extension`: String
    package var app: String
    package var name: String
    package var phase: Phase
    package var states: [State]
    /// Index of the current state; `nil` if one of the activity's own intents produced it.
    package var chosen: Int?
    package var isStale: Bool
    /// A remark about the states, such as that they are sample values, with instructions.
    package var note: String?
    /// The reason that the content is not current, as text.
    package var failure: String?
}

/// The picture of a Live Activity in one place.
package struct PageActivityPicture: Encodable, Sendable {
    package var activity: Int
    package var presentation: String
    package var revision: Int
    package var svg: String
    /// Points.
    package var size: [Double]
    package var radius: Double
    /// x, y, width and height of the space for the camera, if there is one.
    package var camera: [Double]?
    /// CSS that blurs the background behind translucent parts of the picture.
    package var backdrop: String?
    /// Whether a tap anywhere has the same effect.
    package var isOneTarget: Bool
}
