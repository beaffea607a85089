import RenderModel
import SwiftUI

extension Button where Label == Text {
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
        self.init(role: role, action: .interaction(.intent(intent.call())), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) {
        self.init(role: role, action: .interaction(.intent(intent.call())), label: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(
            role: role, action: .interaction(.intent(intent.call())),
            label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(
            role: role, action: .interaction(.intent(intent.call())),
            label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Toggle where Label == Text {
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, action: .toggle(intent, isOn: isOn), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, action: .toggle(intent, isOn: isOn), label: Text(title))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(
            isOn: isOn, action: .toggle(intent, isOn: isOn),
            label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
}
