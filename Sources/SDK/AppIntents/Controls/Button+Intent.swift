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
    /// A toggle that performs an intent, which sets its value.
    nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: .toggle(intent, isOn: isOn), label: label())
    }
}

extension ControlAction {
    /// The effect of a tap on a toggle that shows `isOn`.
    static func toggle(_ intent: some AppIntent, isOn: Bool) -> ControlAction {
        .interaction(
            .toggle(intent.call(turning: !isOn), isOn: isOn),
            inOtherState: .toggle(intent.call(turning: isOn), isOn: !isOn))
    }
}
