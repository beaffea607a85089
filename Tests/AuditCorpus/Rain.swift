import SwiftUI

/// The widget of sources about an app's screens.
struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}
