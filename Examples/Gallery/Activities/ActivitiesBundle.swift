import SwiftUI
import WidgetKit

@main
struct ActivitiesBundle: WidgetBundle {
    var body: some Widget {
        DeliveryActivity()
        MatchActivity()
    }
}
