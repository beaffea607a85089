// OUTCOME needs-review
import SwiftUI

struct ShelfView: View {
    var body: some View {
        Button("Reload") {}
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            #if FAULT
                .ignoresSafeArea()
            #endif
    }
}
