import Foundation
import XcodeProject

@testable import WidgetCompiler

/// The files of a widget that the build reads.
extension FuzzTarget {
    /// An Objective-C header, and the Swift code that declares its content.
    static let header = FuzzTarget("header") { bytes in
        let reader = HeaderReader([bytes])
        _ = reader.optionalMethods
        let words = bytes.split { !($0 >= 0x80 || $0 == UInt8(ascii: "_") || UInt8.isLetterOrDigit($0)) }
        let context = ObjectiveCCode.SourceContext(
            words: Set(words.map { String(decoding: $0, as: UTF8.self) }), declared: ["Declared"],
            modules: ["UIKit", "Foundation"])
        _ = ObjectiveCCode(reader, in: context)
        _ = ObjectiveCHeaders.names(in: String(decoding: bytes, as: UTF8.self))
        _ = ObjectiveCHeaders.modules(in: String(decoding: bytes, as: UTF8.self))
    }

    /// The description of a color set, an image set and their folder.
    static let assetCatalog = FuzzTarget("asset-catalog") { bytes in
        var catalog = ""
        for name in ["Contents.json", "a.colorset/Contents.json", "b.imageset/Contents.json"] {
            guard let file = try? ScratchFolder.shared.write(bytes, to: "Assets.xcassets/" + name) else { return }
            if catalog.isEmpty { catalog = (file as NSString).deletingLastPathComponent }
        }
        var compiler = AssetCatalogCompiler(platform: .iOS)
        compiler.add(catalog: catalog)
    }

    static let intentDefinition = FuzzTarget("intent-definition", longest: 8_192) { bytes in
        guard let file = try? ScratchFolder.shared.write(bytes, to: "A.intentdefinition"),
            let definition = try? IntentDefinition(at: file)
        else { return }
        _ = IntentClassWriter(definition, extensionClass: "Handler").text
    }

    static let dataModel = FuzzTarget("data-model") { bytes in
        guard let file = try? ScratchFolder.shared.write(bytes, to: "A.xcdatamodel/contents") else { return }
        _ = try? DataModel(at: (file as NSString).deletingLastPathComponent)
    }
}

extension UInt8 {
    fileprivate static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
