import SwiftUI
import WidgetKit

@main
struct KitchenBundle: WidgetBundle {
    var body: some Widget {
        EggActivity()
        SiltActivity()
        HoodControl()
        BellControl()
        OvenControl()
        PlainControl()
    }
}
