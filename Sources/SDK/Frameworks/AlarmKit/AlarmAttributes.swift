import SwiftUI

/// An app's metadata of an alarm.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}

/// The constant attributes of an alarm's Live Activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    public typealias ContentState = AlarmPresentationState

    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    public var tintColor: Color

    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        self.presentation = presentation
        self.metadata = metadata
        self.tintColor = tintColor
    }

    private enum CodingKeys: CodingKey { case presentation, metadata, tintColor }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        presentation = try container.decode(AlarmPresentation.self, forKey: .presentation)
        metadata = try container.decodeIfPresent(Metadata.self, forKey: .metadata)
        tintColor = try container.decodeIfPresent(StoredColor.self, forKey: .tintColor)?.color ?? .accentColor
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(presentation, forKey: .presentation)
        try container.encodeIfPresent(metadata, forKey: .metadata)
        try container.encode(StoredColor(tintColor), forKey: .tintColor)
    }
}

/// A color in its encoded form. A sample value of the type has the first case.
enum StoredColor: Codable, Hashable, Sendable {
    case accent
    case resolved(Color.Resolved)

    init(_ color: Color) {
        self = color == .accentColor ? .accent : .resolved(color.resolve(in: EnvironmentValues()))
    }

    var color: Color {
        switch self {
        case .accent: .accentColor
        case .resolved(let color): Color(color)
        }
    }
}
