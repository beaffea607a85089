import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetVocabulary

/// The widgets that can be placed in one context, app by app.
package struct Gallery: Hashable, Sendable, Codable {
    package struct App: Hashable, Sendable, Codable, Identifiable {
        package var id: ExtensionID
        package var name: String
        package var groups: [Group]
        /// Live Activities, which are started rather than added, and controls, which have a separate gallery on an
        /// iPhone.
        package var activities: [Activity]
        package var controls: [Control]

        /// The number of pages of the page control: one for each size of each widget.
        package var pageCount: Int { groups.reduce(0) { $0 + $1.families.count } }
    }

    /// The sizes of one widget under one description.
    package struct Group: Hashable, Sendable, Codable, Identifiable {
        package var id: String { kind }
        package var kind: String
        package var displayName: String
        package var description: String
        package var families: [Family]
        /// The color of the Add button as `#RRGGBB`; `nil` for the system's.
        package var addButtonColor: String?
        /// Violations of the guidelines in the name and description.
        package var findings: [String]
    }

    package struct Activity: Hashable, Sendable, Codable, Identifiable {
        package var id: String { attributes }
        package var attributes: String
        package var name: String
    }

    package struct Control: Hashable, Sendable, Codable, Identifiable {
        package var id: String { kind }
        package var kind: String
        package var name: String
        package var description: String
    }

    package var context: Context
    package var apps: [App]
}

/// A realistic picture of a widget in the gallery.
package struct GalleryPreview: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable, Codable {
        /// The provider's snapshot.
        case snapshot
        /// The provider's placeholder, because the snapshot took too long or failed.
        case simulated
        case none
    }

    package var source: Source
    package var tree: RenderTree?
    package var environment: WidgetEnvironment
    /// The reason that the snapshot is not shown, as text.
    package var reason: String?

    package init(source: Source, tree: RenderTree?, environment: WidgetEnvironment, reason: String? = nil) {
        self.source = source
        self.tree = tree
        self.environment = environment
        self.reason = reason
    }
}
