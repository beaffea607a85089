import SwiftUI

struct StartView: View {
    var body: some View {
        Button {
        } label: {
            Text("Continue")
                .padding()
                .frame(maxWidth: .infinity)
                .background(Color.blue, in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        #if !FAULT
            .padding(.horizontal, 20)
        #endif
    }
}
