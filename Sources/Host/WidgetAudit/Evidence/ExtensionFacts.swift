import ExtensionProtocol
import RenderModel
import WidgetVocabulary

/// Facts about the extension of a widget and about its answers, which no picture shows. A fact that was not collected is
/// `nil` or empty, and the rules that read it are not applicable.
package struct ExtensionFacts: Hashable, Sendable {
    /// A color set of the asset catalogs.
    package struct CatalogColor: Hashable, Sendable {
        package var name: String
        package var hasDarkVariant: Bool

        package init(name: String, hasDarkVariant: Bool) {
            self.name = name
            self.hasDarkVariant = hasDarkVariant
        }
    }

    /// The colors that the system reads from the asset catalogs by name.
    package struct Theme: Hashable, Sendable {
        /// The accent color's name; `nil` when the catalogs have none.
        package var accent: String?
        package var widgetBackground: String?
        /// Sorted by name.
        package var colors: [CatalogColor]

        package init(accent: String?, widgetBackground: String?, colors: [CatalogColor] = []) {
            self.accent = accent
            self.widgetBackground = widgetBackground
            self.colors = colors.sorted { ($0.name, $0.hasDarkVariant ? 1 : 0) < ($1.name, $1.hasDarkVariant ? 1 : 0) }
        }
    }

    /// The systems that the project's target is built for; empty if unknown.
    package var systems: Set<OperatingSystem> = []
    /// The other widgets of the extension.
    package var siblings: [WidgetDescription] = []
    /// The widget's descriptions in the other languages of the extension, by locale.
    package var translations: [String: WidgetDescription] = [:]
    package var theme: Theme?
    /// Variables of the process that the sources change, in the order of files and lines.
    package var processState: [ProcessState] = []
    /// Whether the project has sources of the app that contains the extension.
    package var hasApp = false
    /// Views of the extension's widgets that the app creates.
    package var reusedViews: [ReusedView] = []
    /// The greatest memory of the extension's process after a reply, in bytes.
    package var peakBytes: Int?
    /// The seconds that the snapshot for the widget gallery took, by family.
    package var previewSeconds: [Family: Double] = [:]

    package init() {}
}
