import AppIntents
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetKit
import WidgetVocabulary

extension WidgetDescription {
    init(_ descriptor: WidgetDescriptor, shown: IntentPresentation) {
        let intent = descriptor.intent(shown: shown)
        let locale = shown.locale
        self.init(
            kind: descriptor.kind, typeName: descriptor.typeName,
            displayName: descriptor.displayName?.string(in: locale) ?? "",
            description: descriptor.description?.string(in: locale) ?? "",
            families: descriptor.families.map { Family($0) },
            intentTitle: intent?.title ?? "", intentDescription: intent?.description ?? "",
            parameters: intent?.parameters ?? [], summary: intent?.summary ?? .automatic,
            prompting: descriptor.promptsForConfiguration ? .whenAdded : .onDemand,
            contentMargins: descriptor.contentMargins == .applied ? .applied : .disabled,
            background: descriptor.background == .removable ? .removable : .permanent,
            mountingStyles: Set(descriptor.mountingStyles.map(\.style)), texture: descriptor.texture.texture,
            disfavored: descriptor.disfavored.map { disfavored in
                DisfavoredLocation(
                    disfavored.location.location, families: disfavored.families.map { Family($0) })
            })
        switch descriptor.configuration {
        case .fixed: configuration = .static
        case .appIntent: configuration = .appIntent
        case .siriIntent: configuration = .intent
        }
    }
}

extension PreviewDescription {
    @MainActor
    init(_ listing: PreviewCatalog.Listing) {
        self.init(name: listing.name, file: listing.file, line: listing.line)
        switch listing.source {
        case .declared(let type):
            let content = (try? type.makePreview())?.content
            family = (content as? WidgetPreview).map { Family($0.family) }
            presentation = (content as? any ActivityPreviewContent).map { ActivityPresentationName($0.viewKind) }
            stage = (content as? ViewPreview)?.layout == .device ? .anyDevice : .ownSize
        case .provided(let type, _, let settings):
            let context = settings.context as? WidgetPreviewContext
            family = context.map { Family($0.family) }
            presentation = (settings.content as? any ActivityPreviewContent).map {
                ActivityPresentationName($0.viewKind)
            }
            let isOfView = settings.context == nil && settings.content == nil && settings.layout == .device
            stage = isOfView ? Stage(type.platform) : .ownSize
        }
    }
}

extension PreviewDescription.Stage {
    fileprivate init(_ platform: PreviewPlatform?) {
        switch platform {
        case nil: self = .anyDevice
        case .iOS: self = .iOS
        case .macOS: self = .macOS
        case .tvOS: self = .tvOS
        case .watchOS: self = .watchOS
        }
    }
}

extension ActivityPresentationName {
    init(_ kind: ActivityPreviewViewKind) {
        switch kind {
        case .content: self = .lockScreen
        case .dynamicIsland(.compact): self = .compact
        case .dynamicIsland(.minimal): self = .minimal
        case .dynamicIsland(.expanded): self = .expanded
        }
    }
}

extension ActivityDescription {
    init(_ descriptor: ActivityDescriptor) {
        self.init(
            attributes: descriptor.attributesName, typeName: descriptor.typeName,
            smartStack: descriptor.supplementalFamilies.contains(.small) ? .small : .none)
    }
}
