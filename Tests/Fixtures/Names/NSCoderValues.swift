import Foundation
import UIKit

final class CodedBed: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    var plants: [NSString] = []
    var frame = CGRect.zero

    override init() {}

    required init?(coder: NSCoder) {
        plants = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "plants") ?? []
        frame = coder.decodeCGRect(forKey: "frame")
        print(coder.decodeDictionary(withKeyClass: NSString.self, objectClass: NSNumber.self, forKey: "map") ?? [:])
    }

    func encode(with coder: NSCoder) {
        coder.encode(frame, forKey: "frame")
        coder.encodeCInt(1, forKey: "count")
    }
}

@MainActor
func keyboardHeight(_ notification: Notification) -> CGFloat {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    return value?.cgRectValue.height ?? NSValue(cgRect: .zero).cgRectValue.height
}

func values(_ bed: CodedBed) -> [NSValue] {
    [
        NSValue(cgPoint: .zero), NSValue(cgSize: .zero), NSValue(uiEdgeInsets: .zero),
        NSValue(nonretainedObject: bed), NSValue(pointer: nil),
    ]
}

func names(_ data: Data) throws -> [NSString: NSNumber]? {
    print(NSCoder.string(for: CGRect.zero), NSCoder.cgPoint(for: "{1, 2}"))
    return try NSKeyedUnarchiver.unarchivedDictionary(
        ofKeyClass: NSString.self, objectClass: NSNumber.self, from: data)
}
