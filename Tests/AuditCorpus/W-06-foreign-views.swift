import SwiftUI
import UIKit
import WidgetKit

struct Clock: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        VStack {
            Text("Rain")
            Spacer()
            #if FAULT
                Clock()
            #else
                Text("Wind")
            #endif
        }
    }
}
