import WidgetKit
import WidgetVocabulary

extension WidgetDescriptor {
    /// A widget without supported families supports all of the platform: on a watch, the complications.
    ///
    /// - Parameter system: that the extension was built for; `nil` changes nothing.
    func completed(on system: OperatingSystem?) -> WidgetDescriptor {
        guard system == .watchOS, families == WidgetFamily.defaults else { return self }
        var copy = self
        copy.families = [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        return copy
    }
}
