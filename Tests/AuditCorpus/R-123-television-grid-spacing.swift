// OUTCOME needs-review
import SwiftUI

struct ShelfView: View {
    var body: some View {
        #if FAULT
            Shelf(count: 2, width: 860, spacing: 20)
        #else
            Shelf(count: 2, width: 860, spacing: 40)
        #endif
    }
}
