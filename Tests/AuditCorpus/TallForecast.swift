import SwiftUI

/// Rain above wind.
struct TallForecast: View {
    var body: some View {
        VStack {
            Text("Rain")
            Spacer()
            Text("Wind")
        }
    }
}
