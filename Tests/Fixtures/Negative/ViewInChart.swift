// Must not compile: the message names "ChartContent".
import Charts
import SwiftUI

struct ViewInChart: View {
    var body: some View {
        Chart {
            Text("a view is not a mark")
        }
    }
}
