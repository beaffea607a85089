import Foundation
import ObjectiveC

private nonisolated(unsafe) var labelKey: UInt8 = 0

extension NSObject {
    var gardenLabel: String? {
        get { objc_getAssociatedObject(self, &labelKey) as? String }
        set { objc_setAssociatedObject(self, &labelKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    static func swizzleNames() {
        guard let first = class_getInstanceMethod(self, NSSelectorFromString("description")),
            let second = class_getInstanceMethod(self, NSSelectorFromString("debugDescription"))
        else { return }
        method_exchangeImplementations(first, second)
    }
}

func counted(_ object: NSObject) -> String {
    objc_sync_enter(object)
    defer { objc_sync_exit(object) }
    return String(cString: class_getName(type(of: object)))
}
