import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

/// A device of a platform that shows all families which the platform has.
func device(_ platform: Platform) throws -> Device {
    let name =
        switch platform {
        case .iPhone: "iPhone 15 Pro"
        case .iPad: "iPad Pro 11"
        case .mac: "Mac"
        case .appleWatch: "Apple Watch 45mm"
        case .visionPro: "Apple Vision Pro"
        }
    return try DeviceCatalog.device(named: name)
}

func place(_ platform: Platform, _ context: Context, _ family: Family = .systemSmall) throws -> WidgetPlace {
    try WidgetPlace(device: device(platform), context: context, family: family)
}

extension Table.Row {
    func size(_ column: String) throws -> WidgetSize { try WidgetSize(number(column + "_w"), number(column + "_h")) }

    var platform: Platform { get throws { try #require(Platform(rawValue: self["platform"])) } }

    /// The cell's words between semicolons as places.
    var contexts: [Context] {
        get throws { try self["contexts"].split(separator: ";").map { try #require(Context(rawValue: String($0))) } }
    }
}
