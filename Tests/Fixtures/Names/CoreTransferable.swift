import CoreTransferable
import Foundation
import UniformTypeIdentifiers

struct Recipe: Codable, Transferable {
    var title: String
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .recipe)
        DataRepresentation(exportedContentType: .json) { recipe in
            try JSONEncoder().encode(recipe)
        }
        FileRepresentation(contentType: .plainText) { recipe in
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("recipe.txt")
            try recipe.text.write(to: url, atomically: true, encoding: .utf8)
            return SentTransferredFile(url)
        } importing: { received in
            let text = try String(contentsOf: received.file, encoding: .utf8)
            return Recipe(title: received.file.lastPathComponent, text: text)
        }
        ProxyRepresentation(exporting: \.title)
    }
}

struct Photo: Transferable {
    let data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            Photo(data: data)
        }
        .suggestedFileName("photo.jpg")
    }
}

struct Single: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.single"))
    }
}

struct Movie: Transferable {
    let url: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .movie) { movie in
            SentTransferredFile(movie.url)
        } importing: { received in
            Self(url: received.file)
        }
    }
}

extension UTType {
    static let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
    static var backup: UTType { UTType(filenameExtension: "backup") ?? .data }
}

func kinds(of url: URL) -> Bool {
    guard let type = UTType(filenameExtension: url.pathExtension), type.conforms(to: .image) else { return false }
    let provider = NSItemProvider(object: url as NSURL)
    provider.registerDataRepresentation(forTypeIdentifier: UTType.png.identifier, visibility: .all) { completion in
        completion(Data(), nil)
        return nil
    }
    if provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) {
        provider.loadItem(forTypeIdentifier: UTType.image.identifier, options: nil) { item, error in
            print((item as? NSURL)?.path ?? "none", error as Any)
        }
    }
    _ = provider.loadObject(ofClass: NSString.self) { text, _ in print(text as? NSString ?? "") }
    return url.appendingPathExtension(for: .png).pathExtension == type.preferredFilenameExtension
        && type.tags[.mimeType]?.isEmpty == false
}
