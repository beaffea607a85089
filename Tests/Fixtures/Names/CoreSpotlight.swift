import AppIntents
import CoreSpotlight
import MobileCoreServices
import UniformTypeIdentifiers

func index(_ titles: [String]) async throws {
    let items = titles.map { title in
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = title
        attributes.contentDescription = "A note"
        attributes.keywords = [title]
        attributes.thumbnailData = nil
        attributes.latitude = 1 as NSNumber
        return CSSearchableItem(uniqueIdentifier: title, domainIdentifier: "notes", attributeSet: attributes)
    }
    let old = CSSearchableItemAttributeSet(itemContentType: kUTTypeText as String)
    old.displayName = "Old"
    CSSearchableIndex.default().indexSearchableItems(items) { error in
        if let error { print(error.localizedDescription) }
    }
    try await CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: titles)
    let query = CSSearchQuery(queryString: "title == \"*\"", attributes: ["title"])
    query.foundItemsHandler = { print($0.count) }
    query.start()
}

func open(_ activity: NSUserActivity) -> String? {
    guard activity.activityType == CSSearchableItemActionType else { return nil }
    return activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
}

func mimeType(of url: URL) -> String? {
    guard
        let identifier = UTTypeCreatePreferredIdentifierForTag(
            kUTTagClassFilenameExtension, url.pathExtension as CFString, nil)?.takeRetainedValue(),
        UTTypeConformsTo(identifier, kUTTypeImage)
    else { return nil }
    return UTTypeCopyPreferredTagWithClass(identifier, kUTTagClassMIMEType)?.takeRetainedValue() as String?
}
