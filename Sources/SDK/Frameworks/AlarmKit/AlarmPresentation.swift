import SwiftUI

/// The texts and buttons of an alarm while it sounds, counts down and rests.
public struct AlarmPresentation: Codable, Hashable, Sendable {
    public var alert: AlarmPresentation.Alert
    public var countdown: AlarmPresentation.Countdown?
    public var paused: AlarmPresentation.Paused?

    public init(
        alert: AlarmPresentation.Alert, countdown: AlarmPresentation.Countdown? = nil,
        paused: AlarmPresentation.Paused? = nil
    ) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
    }

    public struct Alert: Codable, Hashable, Sendable {
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
            case countdown, custom
        }

        public var title: LocalizedStringResource
        public var stopButton: AlarmButton
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: AlarmPresentation.Alert.SecondaryButtonBehavior?

        @available(iOS, introduced: 26.0, deprecated: 26.1)
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: AlarmPresentation.Alert.SecondaryButtonBehavior? = nil
        ) {
            self.title = title
            self.stopButton = stopButton
            self.secondaryButton = secondaryButton
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }

        /// The system's own button stops the alarm.
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: AlarmPresentation.Alert.SecondaryButtonBehavior? = nil
        ) {
            self.title = title
            stopButton = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")
            self.secondaryButton = secondaryButton
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }

        public static func == (left: Alert, right: Alert) -> Bool {
            left.title == right.title && left.stopButton == right.stopButton
                && left.secondaryButton == right.secondaryButton
                && left.secondaryButtonBehavior == right.secondaryButtonBehavior
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(title.key)
            hasher.combine(stopButton)
            hasher.combine(secondaryButton)
            hasher.combine(secondaryButtonBehavior)
        }
    }

    public struct Countdown: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?

        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            self.title = title
            self.pauseButton = pauseButton
        }

        public static func == (left: Countdown, right: Countdown) -> Bool {
            left.title == right.title && left.pauseButton == right.pauseButton
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(title.key)
            hasher.combine(pauseButton)
        }
    }

    public struct Paused: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton

        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            self.title = title
            self.resumeButton = resumeButton
        }

        public static func == (left: Paused, right: Paused) -> Bool {
            left.title == right.title && left.resumeButton == right.resumeButton
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(title.key)
            hasher.combine(resumeButton)
        }
    }
}
