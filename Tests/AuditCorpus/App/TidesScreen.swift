import SwiftUI

/// A screen of the app that contains the extension.
struct TidesScreen: View {
    var body: some View {
        VStack {
            Text("Tides")
            TideView()
        }
    }
}
