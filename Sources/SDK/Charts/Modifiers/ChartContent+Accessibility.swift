import SwiftUI

extension ChartContent {
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        setting(\.speech.label, label)
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        setting(\.speech.label, Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
        setting(\.speech.label, Text(label))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        setting(\.speech.label, Text(verbatim: String(label)))
    }

    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        setting(\.speech.value, value)
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        setting(\.speech.value, Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
        setting(\.speech.value, Text(value))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        setting(\.speech.value, Text(verbatim: String(value)))
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        setting(\.speech.identifier, identifier)
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changing { $0.speech.isHidden = $0.speech.isHidden || hidden }
    }
}
