import CoreData
import Foundation
import os

private final class Bed: NSObject {
    override var description: String { "bed" }
}

func formats(_ error: any Error, _ object: NSManagedObject, links: [URL]) -> [String] {
    NSLog("%@ %@", error as NSError, Bed())
    os_log("Failed: %{public}@", log: .default, type: .error, error as NSError)
    os_log("%{public}@ %@", "text" as NSString, error.localizedDescription)
    return [
        String(format: "%@", error as NSError), String(format: "%@ and %@", "text", Bed()),
        String(format: "%@", NSArray(array: [1])), String(format: "%@ %@", Date() as NSDate, Date() as CVarArg),
        String.localizedStringWithFormat("%@ %d", NSNull(), 4),
    ]
}

func predicates(_ object: NSManagedObject, link: URL, names: [String]) -> [NSPredicate] {
    [
        NSPredicate(format: "parent == %@", object), NSPredicate(format: "link == %@", link as CVarArg),
        NSPredicate(format: "name IN %@", names as CVarArg), NSPredicate(format: "SELF IN %@", names),
        NSPredicate(format: "day >= %@ AND id == %@", Date() as CVarArg, UUID() as CVarArg),
    ]
}
