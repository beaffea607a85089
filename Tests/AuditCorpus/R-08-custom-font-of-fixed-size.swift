import SwiftUI

/// A custom font whose size does not follow the type size.
struct ProbeView: View {
    var body: some View {
        VStack {
            #if FAULT
                Text("Haiku").font(.custom("Georgia", fixedSize: 24))
            #else
                Text("Haiku").font(.custom("Georgia", size: 24, relativeTo: .title2))
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}
