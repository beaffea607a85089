import RenderModel
import SwiftUI

extension Button where Label: View {
    /// A button that performs an intent.
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: .interaction(.intent(intent.call())), label: label())
    }

    nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: .interaction(.intent(intent.call())), label: label())
    }
}

extension Toggle where Label: View {
    /// A toggle that performs an intent, which changes what it shows.
    nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: .interaction(.toggle(intent.call(), isOn: isOn)), label: label())
    }
}
