import CoreGraphics
import FoundationSupplement
import RenderModel
import WidgetKit

extension ExtensionBundle {
    /// What the widget's code asked for since the last call and did not get.
    func takeDiagnostics() -> [Diagnostic] { appGroups() + notices() + unknownPixels() + activities() }

    private func appGroups() -> [Diagnostic] {
        let assumed = AppGroups.current.takeAssumed().map { name in
            Diagnostic(
                .note, .configuration, subject: name,
                message: "The folder has no entitlements, so this app group counts as granted; a phone asks for it.",
                remedy: "Name it under com.apple.security.application-groups in the extension's .entitlements file.")
        }
        let refused = AppGroups.current.takeRefused().map { name in
            Diagnostic(
                .warning, .configuration, subject: name,
                message: """
                    The extension's entitlements do not grant this app group, so it has no shared folder and no \
                    shared defaults.
                    """,
                remedy: "Name it under com.apple.security.application-groups in the folder's .entitlements file.")
        }
        return assumed + refused
    }

    /// What the modules below the views had to say.
    private func notices() -> [Diagnostic] {
        Notices.current.take().map { notice in
            Diagnostic(
                notice.weight == .note ? .note : .warning, .configuration, subject: notice.subject,
                message: notice.message, remedy: notice.remedy)
        }
    }

    private func unknownPixels() -> [Diagnostic] {
        UnknownPixels.take().map { subject in
            Diagnostic(
                .warning, .configuration, subject: subject,
                message: "The picture is painted where the widget is shown, so code cannot read its pixels.",
                remedy: "Keep the colours that are read from pictures with the data that the widget shows.")
        }
    }

    private func activities() -> [Diagnostic] {
        ActivityUse.take().map { name in
            Diagnostic(
                .note, .noEffect, subject: name,
                message: "No Live Activity runs here: the app, which starts them, does not.",
                remedy: "To see one, give its values with --activity or in a #Preview.")
        }
    }
}
