// OUTCOME needs-review
import SwiftUI

struct ShelfView: View {
    var body: some View {
        #if FAULT
            Shelf(count: 5, width: 500, spacing: 40).offset(x: 60)
        #else
            Shelf(count: 5, width: 500, spacing: 40)
        #endif
    }
}
