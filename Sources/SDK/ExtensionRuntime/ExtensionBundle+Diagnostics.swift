import CoreGraphics
import FoundationSupplement
import RenderModel
import WidgetKit

extension ExtensionBundle {
    /// What the widget's code requested since the last call and did not get.
    func takeDiagnostics() -> [Diagnostic] { appGroups() + notices() + unknownPixels() + activities() }

    private func appGroups() -> [Diagnostic] {
        let assumed = AppGroups.current.takeAssumed().map { name in
            Diagnostic(
                .note, .configuration, subject: name,
                message: "The folder has no entitlements file, so this app group is granted; a device requires it.",
                remedy: "Add it to com.apple.security.application-groups in the extension's .entitlements file.")
        }
        let rejected = AppGroups.current.takeRefused().map { name in
            Diagnostic(
                .warning, .configuration, subject: name,
                message: """
                    The extension's entitlements do not grant this app group, so it has no shared folder and no \
                    shared defaults.
                    """,
                remedy: "Add it to com.apple.security.application-groups in the folder's .entitlements file.")
        }
        return assumed + rejected
    }

    /// Notices from the modules below the views.
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
                message: "The image is painted only when the widget is shown, so code cannot read its pixels.",
                remedy: "Store colors derived from images with the data that the widget shows.")
        }
    }

    private func activities() -> [Diagnostic] {
        ActivityUse.take().map { name in
            Diagnostic(
                .note, .noEffect, subject: name,
                message: "No Live Activity is running, because the app that starts them isn't running.",
                remedy: "To see one, pass its values with --activity or add a #Preview.")
        }
    }
}
