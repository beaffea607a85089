import SwiftUI

/// Members of a color of UIKit's in a source that names no type of it.
struct DemandColours: View {
    var body: some View {
        VStack {
            Text("One").foregroundColor(Color(.label))
            Text("Two").foregroundStyle(Color(uiColor: .systemGray6), Color(.tertiaryLabel))
        }
        .padding()
        .background(Color(.systemBackground))
        .background(Color(UIColor.secondarySystemBackground))
    }
}
