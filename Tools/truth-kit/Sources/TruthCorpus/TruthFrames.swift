import SwiftUI

/// The bounds of named views, collected from the whole case.
struct TruthFrames: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }

    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { first, _ in first }
    }
}

extension View {
    /// Names a view, so that its frame is a fact. An anchor changes neither size nor spacing.
    func truth(_ name: String) -> some View {
        transformAnchorPreference(key: TruthFrames.self, value: .bounds) { frames, anchor in frames[name] = anchor }
    }
}
