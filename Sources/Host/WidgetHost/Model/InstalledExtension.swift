import ExtensionProcess
import ExtensionProtocol
import Foundation

/// An app's widget extension on the simulated device.
package struct InstalledExtension: Hashable, Sendable, Identifiable {
    /// The state of the current build.
    package enum Build: Hashable, Sendable, Codable {
        case ready
        /// A build is running; the last successful build continues.
        case building
        /// The last attempt failed; the last successful build continues.
        case failed([BuildMessage])
    }

    package let id: ExtensionID
    /// The app's display name.
    package var name: String
    package var description: ExtensionDescription
    package var build: Build

    package init(
        id: ExtensionID, name: String, description: ExtensionDescription = ExtensionDescription(widgets: []),
        build: Build = .ready
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.build = build
    }

    /// The extension with another identifier, if it gets one.
    func renamed(_ names: [ExtensionID: ExtensionID]) -> InstalledExtension {
        InstalledExtension(id: names[id] ?? id, name: name, description: description, build: build)
    }

    package func widget(_ kind: String) -> WidgetDescription? {
        description.widgets.first { $0.kind == kind }
    }
}

extension InstalledExtension: Codable {
    private enum Key: CodingKey { case id, name, description, build }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(Data(description.binary), forKey: .description)
        try container.encode(build, forKey: .build)
    }

    /// A description in a format that this version cannot read is omitted: the extension sends it again when it starts.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let bytes = try container.decode(Data.self, forKey: .description)
        let description = try? ExtensionDescription(binary: Array(bytes))
        self.init(
            id: try container.decode(ExtensionID.self, forKey: .id),
            name: try container.decode(String.self, forKey: .name),
            description: description ?? ExtensionDescription(widgets: []),
            build: try container.decode(Build.self, forKey: .build))
    }
}
