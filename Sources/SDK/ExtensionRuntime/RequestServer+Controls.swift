import AppIntents
import ExtensionProtocol
import Foundation
import SwiftUI
import WidgetKit

extension RequestServer {
    /// Requests a control's value: the preview value, or the current one where a timeline is requested.
    mutating func control(_ request: EntriesRequest) throws(ExtensionFailure) -> EntriesReply {
        guard let control = controls.first(where: { $0.kind == request.kind }) else {
            let known = controls.map { "'\($0.kind)'" }.joined(separator: ", ")
            throw ExtensionFailure(
                .unknownKind,
                "there is no control of kind '\(request.kind)'; the extension has \(known.isEmpty ? "none" : known)")
        }
        bundle.use(locale: request.environment.locale)
        let occasion: ControlOccasion = request.purpose == .timeline ? .current : .preview
        let (source, values) = (control.source, request.configuration.byName)
        let moment = try MainThreadWait.value(timeLimit: request.timeLimit) {
            do {
                return try await source.moment(occasion, parameters: values)
            } catch let error as IntentConfigurationError {
                throw ExtensionFailure(.invalidConfiguration, error.description)
            }
        }
        let date = request.environment.now.map { Date(timeIntervalSinceReferenceDate: $0) } ?? Date()
        let drawing = EntryStore.Drawing(
            date: date, view: { AnyView(EmptyView()) }, control: .init(kind: control.kind, moment: moment))
        return EntriesReply(
            token: store.keep(.init(drawings: [drawing])), entries: [.init(date: date.timeIntervalSinceReferenceDate)],
            diagnostics: bundle.takeDiagnostics(), requests: takeCenterRequests())
    }
}

extension ControlDescription {
    init(_ descriptor: ControlDescriptor, in locale: Locale) {
        self.init(
            kind: descriptor.kind, typeName: descriptor.typeName,
            displayName: descriptor.displayName?.string(in: locale) ?? "",
            description: descriptor.description?.string(in: locale) ?? "",
            form: descriptor.isToggle ? .toggle : .button)
    }
}
