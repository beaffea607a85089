import ExtensionProtocol
import WidgetKit

extension WidgetDescriptor {
    /// A widget that names no families has all that there are: on a watch those of complications.
    ///
    /// - Parameter platform: name of a `WidgetEnvironment.Platform`; none and unknown ones change nothing.
    func completed(on platform: String?) -> WidgetDescriptor {
        guard platform == WidgetEnvironment.Platform.watchOS.rawValue, families == WidgetFamily.defaults else {
            return self
        }
        var copy = self
        copy.families = [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        return copy
    }
}
