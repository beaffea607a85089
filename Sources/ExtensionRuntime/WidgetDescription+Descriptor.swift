import AppIntents
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetKit

extension WidgetDescription {
    init(_ descriptor: WidgetDescriptor, locale: Locale) {
        self.init(
            kind: descriptor.kind, typeName: descriptor.typeName,
            displayName: descriptor.displayName?.string(in: locale) ?? "",
            description: descriptor.description?.string(in: locale) ?? "",
            families: descriptor.families.compactMap { WidgetFamilyName($0) },
            parameters: descriptor.intent(in: locale)?.parameters.map { ConfigurationParameter($0) } ?? [],
            contentMargins: descriptor.contentMargins == .applied ? .applied : .disabled,
            background: descriptor.background == .removable ? .removable : .permanent)
        switch descriptor.configuration {
        case .fixed: configuration = .static
        case .appIntent: configuration = .appIntent
        case .siriIntent: configuration = .intent
        }
    }
}

extension ConfigurationParameter {
    init(_ parameter: IntentDescriptor.Parameter) {
        var typeName = parameter.typeName
        if parameter.isArray { typeName = "[\(typeName)]" }
        if parameter.isOptional { typeName += "?" }
        self.init(
            name: parameter.name, title: parameter.title, typeName: typeName, defaultJSON: parameter.defaultJSON,
            options: parameter.options.map { Option(json: quoted($0.id), title: $0.title) })
    }
}

extension PreviewDescription {
    @MainActor
    init(_ listing: PreviewCatalog.Listing) {
        self.init(name: listing.name, file: listing.file, line: listing.line)
        switch listing.source {
        case .declared(let type):
            let content = (try? type.makePreview())?.content as? WidgetPreview
            family = content.flatMap { WidgetFamilyName($0.family) }
        case .provided(_, _, let settings):
            let context = settings.context as? WidgetPreviewContext
            family = context.flatMap { WidgetFamilyName($0.family) }
        }
    }
}
