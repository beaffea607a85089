import AssetCatalog
import ExtensionProtocol
import RenderModel
import Typesetter

/// The binary forms that the host and its extensions exchange. The first byte of an input selects the type where there
/// are several.
extension FuzzTarget {
    static let tree = FuzzTarget("tree", longest: 8_192) { bytes in
        guard let tree: RenderTree = roundTrip(bytes) else { return }
        read(tree)
    }

    static let message = FuzzTarget("message", longest: 8_192) { bytes in
        guard let kind = bytes.first else { return }
        let body = Array(bytes.dropFirst())
        guard kind & 1 == 0 else {
            let _: ExtensionRequest? = roundTrip(body)
            return
        }
        guard let reply: ExtensionReply = roundTrip(body) else { return }
        if case .rendered(let trees) = reply { trees.forEach(read) }
    }

    static let storedValue = FuzzTarget("stored-value") { bytes in
        guard let kind = bytes.first else { return }
        let body = Array(bytes.dropFirst())
        switch kind % 3 {
        case 0: let _: CompiledCatalog? = roundTrip(body)
        case 1: let _: ExtensionDescription? = roundTrip(body)
        default: let _: TimeTextSetting? = roundTrip(body)
        }
    }

    /// Decodes a value. Encoded again, it must give a value with the same bytes; the input itself may be longer, for
    /// example because of padded integers.
    private static func roundTrip<Value: BinaryCodable>(_ bytes: [UInt8]) -> Value? {
        guard let value = try? Value(binary: bytes) else { return nil }
        let encoded = value.binary
        let again = try? Value(binary: encoded)
        expect(again?.binary == encoded, "a decoded value changes when it is encoded")
        return value
    }

    private static func read(_ tree: RenderTree) {
        let sound = tree.sanitized
        expect(sound.validate().isEmpty, "a sanitized tree has findings")
        _ = sound.dump
        _ = sound.json
    }
}
