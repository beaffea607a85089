import DeviceCatalog
import WidgetVocabulary

/// The reason that a scene is impossible.
package enum SceneRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The guidelines' tables exclude a widget or a setting.
    case placement(PlacementRefusal)
    /// The place is full.
    case noRoom(name: String, Family, Context)

    package var description: String {
        switch self {
        case .placement(let refusal): refusal.description
        case .noRoom(let name, let family, let context):
            "There is no space left for the \(family.rawValue) widget “\(name)” \(context.phrase); "
                + "show fewer or smaller widgets."
        }
    }
}
