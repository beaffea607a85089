import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import WidgetKit

/// Draws one view for one place.
@MainActor
struct EntryRenderer {
    let bundle: ExtensionBundle
    let containerBackground: ContainerBackgroundRule

    /// - Parameters:
    ///   - drawing: relative texts show its date unless the place specifies another one.
    ///   - kind: the widget's, which must set a container background; `nil` for a view that need not.
    ///   - margins: the view's margins: the place's, or zero.
    func render(
        _ drawing: EntryStore.Drawing, kind: String?, in place: WidgetEnvironment, margins: WidgetEnvironment.Margins
    ) -> RenderTree {
        let moment = place.now.map { Date(timeIntervalSinceReferenceDate: $0) } ?? drawing.date
        let renderer = ViewRenderer(
            size: place.canvasSize, margins: EdgeInsets(margins),
            safeArea: place.screen.map { EdgeInsets($0.safeArea) }, environment: EnvironmentValues(place),
            date: moment, resources: bundle, backgroundNotice: kind.map(notice))
        // Creating the view already runs the widget's code.
        bundle.use(locale: place.locale)
        return renderer.render(drawing.view()).limited(toDepth: BinaryLimits().depth)
    }

    private func notice(kind: String) -> ViewRenderer.BackgroundNotice {
        switch containerBackground {
        case .automatic: .formerWidget(kind: kind)
        case .required: .widget(kind: kind)
        }
    }
}
