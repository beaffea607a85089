import WidgetKit
import WidgetVocabulary

extension WidgetDescriptor {
    /// A widget that names no families has all that there are: on a watch those of complications.
    ///
    /// - Parameter system: that the extension was built for; `nil` changes nothing.
    func completed(on system: OperatingSystem?) -> WidgetDescriptor {
        guard system == .watchOS, families == WidgetFamily.defaults else { return self }
        var copy = self
        copy.families = [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        return copy
    }
}
