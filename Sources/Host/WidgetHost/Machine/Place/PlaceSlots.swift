import DeviceCatalog
import WidgetVocabulary

/// A place of a device with widgets, as far as it decides which of them it has room for.
package struct PlaceRequest: Hashable, Sendable {
    package struct Widget: Hashable, Sendable {
        /// Name of the app that the widget belongs to.
        package var name: String
        package var family: Family

        package init(name: String, family: Family) {
            self.name = name
            self.family = family
        }
    }

    package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    package var device: Device
    package var context: Context
    package var setting: Setting
    package var orientation: Orientation
    package var direction: Direction
    /// Language tag such as `ko`.
    package var locale: String
    /// In the order in which they are placed.
    package var widgets: [Widget] = []
}

/// Where a place puts one widget.
package struct PlaceSlot: Hashable, Sendable {
    package enum Shape: Hashable, Sendable {
        case upright
        /// Along a line, such as the edge of a dial, and whether the place shows the widget's label there.
        case bent(label: Label)
    }

    package enum Label: Hashable, Sendable { case shown, hidden }

    /// Index of the widget in the request.
    package var widget: Int
    package var shape: Shape

    package init(widget: Int, shape: Shape) {
        self.widget = widget
        self.shape = shape
    }
}

/// Why a place has no slots for a request, in words.
package struct SlotRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Knows the geometry of places. The same request always gets the same answer.
package protocol SlotProvider: Sendable {
    /// One slot for each widget of the request.
    func slots(for request: PlaceRequest) throws(SlotRefusal) -> [PlaceSlot]
}
