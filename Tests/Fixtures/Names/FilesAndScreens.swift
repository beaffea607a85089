import BackgroundAssets
import ClassKit
import FileProvider
import FinderSync
import GLKit
import IdentityLookup
import Quartz
import QuickLookUI
import RelevanceKit
import ScreenCaptureKit
import ScreenSaver
import Symbols
import SystemExtensions
import TVServices
import VideoToolbox
import VisualIntelligence

final class StoredItem: NSObject, NSFileProviderItem {
    let itemIdentifier = NSFileProviderItemIdentifier("1")
    let parentItemIdentifier = NSFileProviderItemIdentifier.rootContainer
    let filename = "Garden"
    var contentType: UTType { .folder }
    var capabilities: NSFileProviderItemCapabilities { [.allowsReading, .allowsContentEnumerating] }
}

func signal() async throws {
    try await NSFileProviderManager.default.signalEnumerator(for: .workingSet)
    let domain = NSFileProviderDomain(identifier: NSFileProviderDomainIdentifier("1"), displayName: "Garden")
    guard let manager = NSFileProviderManager(for: domain) else { throw NSFileProviderError(.notAuthenticated) }
    print(manager.documentStorageURL)
}

func screenshot() async throws -> CGImage? {
    let content = try await SCShareableContent.excludingDesktopWindows(false, onScreenWindowsOnly: true)
    guard let display = content.displays.first else { return nil }
    let configuration = SCStreamConfiguration()
    configuration.width = display.width
    return try await SCScreenshotManager.captureImage(
        contentFilter: SCContentFilter(display: display, excludingWindows: []), configuration: configuration)
}

final class Shelf: TVTopShelfContentProvider {
    override func loadTopShelfContent() async -> (any TVTopShelfContent)? {
        let item = TVTopShelfSectionedItem(identifier: "1")
        item.title = "Garden"
        item.imageShape = .poster
        item.setImageURL(URL(string: "https://example.com"), for: .screenScale1x)
        item.displayAction = URL(string: "garden://1").map { TVTopShelfAction(url: $0) }
        return TVTopShelfSectionedContent(sections: [TVTopShelfItemCollection(items: [item])])
    }
}

final class Filter: ILMessageFilterExtension, ILMessageFilterQueryHandling {
    func handle(
        _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
        completion: @escaping (ILMessageFilterQueryResponse) -> Void
    ) {
        let response = ILMessageFilterQueryResponse()
        response.action = queryRequest.messageBody == nil ? .none : .junk
        completion(response)
    }
}

func lesson() {
    let context = CLSContext(type: .quiz, identifier: "1", title: "Garden")
    context.becomeActive()
    context.createNewActivity().start()
    CLSDataStore.shared.save { error in print(error as Any) }
    print(GLKMathDegreesToRadians(90), GLKVector3Length(GLKVector3Make(1, 2, 2)))
}

func look(_ descriptor: SemanticContentDescriptor) -> [String] { descriptor.labels }
