import Foundation
import XcodeProject

/// Where a widget extension's sources are, as a person says it.
package struct WidgetSource: Hashable, Sendable {
    /// A folder or Swift file, or a project: `.xcodeproj`, `.xcworkspace`, `project.yml`, or a folder with one of them.
    package var path: String
    /// Name of the project's target; none takes the only one.
    package var target: String?
    /// Name of the project's build configuration; none takes the one for debugging.
    package var configuration: String?

    /// Of a folder that no project describes: the folder around it in which modules may lie that its sources import.
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
