// OUTCOME needs-review
import SwiftUI

/// A value that is shown for two hours.
struct ProbeView: View {
    static let provider = Provider(reload: 7_200)

    var body: some View {
        VStack {
            Text("12")
            #if !FAULT
                Text(Date.now, style: .time).lineLimit(1).minimumScaleFactor(0.3)
            #endif
        }
    }
}
