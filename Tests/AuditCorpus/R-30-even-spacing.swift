import SwiftUI

struct ProbeView: View {
    var body: some View {
        VStack {
            HStack(spacing: 10) {
                ForEach(0..<5, id: \.self) { row in
                    Circle().fill(Color.blue.opacity(0.15)).frame(width: 10, height: 10)
                        #if FAULT
                            .padding(.leading, row == 2 ? 3 : 0)
                        #endif
                }
            }
            Text("Rain")
        }
    }
}
