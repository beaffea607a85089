// OUTCOME needs-review
import SwiftUI

struct StartView: View {
    var body: some View {
        VStack {
            Text("Wind")
            #if FAULT
                TextField("Place", text: .constant(""))
            #else
                Text("Rain")
            #endif
        }
    }
}
