// OUTCOME needs-review
import SwiftUI

struct StartView: View {
    var body: some View {
        Text("Rain")
            #if FAULT
                .statusBarHidden()
            #else
                .statusBarHidden(false)
            #endif
    }
}
