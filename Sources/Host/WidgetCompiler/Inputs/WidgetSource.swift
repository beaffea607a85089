import Foundation
import XcodeProject

/// The location of a widget extension's sources, as the user specifies it.
package struct WidgetSource: Hashable, Sendable {
    /// A folder or Swift file, or a project: `.xcodeproj`, `.xcworkspace`, `project.yml`, or a folder with one of them.
    package var path: String
    /// The name of the project's target; `nil` means the only one.
    package var target: String?
    /// The name of the project's build configuration; `nil` means the debug configuration.
    package var configuration: String?

    /// For a folder without a project: the enclosing folder, which may contain modules that its sources import.
    package var enclosingFolder: String?

    package init(
        _ path: String, target: String? = nil, configuration: String? = nil, enclosingFolder: String? = nil
    ) {
        self.enclosingFolder = enclosingFolder
        self.path = path
        self.target = target
        self.configuration = configuration
    }
}
