import ExtensionProtocol
import WidgetKit

extension WidgetDescriptor {
    /// A widget without supported families supports all of the platform: on a watch, the complications.
    ///
    /// - Parameter platform: name of a `WidgetEnvironment.Platform`; `nil` and unknown names change nothing.
    func completed(on platform: String?) -> WidgetDescriptor {
        guard platform == WidgetEnvironment.Platform.watchOS.rawValue, families == WidgetFamily.defaults else {
            return self
        }
        var copy = self
        copy.families = [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        return copy
    }
}
