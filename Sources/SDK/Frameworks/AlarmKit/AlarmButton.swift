import SwiftUI

/// The appearance of an alarm's button.
public struct AlarmButton: Codable, Hashable, Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color
    public var systemImageName: String

    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        self.textColor = textColor
        self.systemImageName = systemImageName
    }

    private enum CodingKeys: CodingKey { case text, textColor, systemImageName }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(LocalizedStringResource.self, forKey: .text)
        textColor = try container.decodeIfPresent(StoredColor.self, forKey: .textColor)?.color ?? .accentColor
        systemImageName = try container.decode(String.self, forKey: .systemImageName)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(StoredColor(textColor), forKey: .textColor)
        try container.encode(systemImageName, forKey: .systemImageName)
    }

    public static func == (left: AlarmButton, right: AlarmButton) -> Bool {
        left.text == right.text && left.textColor == right.textColor && left.systemImageName == right.systemImageName
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text.key)
        hasher.combine(textColor)
        hasher.combine(systemImageName)
    }
}
