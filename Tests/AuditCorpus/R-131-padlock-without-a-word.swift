// OUTCOME needs-review
import SwiftUI
import WidgetKit

/// Whether the keychain has an account.
struct Account {
    var isSignedIn = false
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall]
    static let summary: LocalizedStringKey = "See your messages."

    private let account = Account()

    var body: some View {
        if account.isSignedIn {
            Text("Hello").font(.title)
        } else {
            #if FAULT
                Image(systemName: "lock.fill")
                    .font(.largeTitle)
                    .accessibilityLabel("Locked")
            #else
                Label("Sign in", systemImage: "lock.fill")
                    .font(.headline)
                    .dynamicTypeSize(...DynamicTypeSize.xLarge)
            #endif
        }
    }
}
