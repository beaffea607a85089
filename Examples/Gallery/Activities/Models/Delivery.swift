import ActivityKit
import SwiftUI

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stage: Stage
        /// When the parcel is expected.
        var arrival: Date
        /// Before this one.
        var stops: Int
    }

    enum Stage: String, Codable, CaseIterable {
        case packed, onTheWay, nearby, delivered
    }

    /// Number of the order.
    let order: String
    let shop: String

    /// Opens the delivery in the app.
    var url: URL? { URL(string: "gallery://delivery/\(order)") }
}

extension DeliveryAttributes.Stage {
    var name: LocalizedStringKey {
        switch self {
        case .packed: "Packed"
        case .onTheWay: "On the way"
        case .nearby: "Nearby"
        case .delivered: "Delivered"
        }
    }

    var symbol: String {
        switch self {
        case .packed: "shippingbox.fill"
        case .onTheWay: "bicycle"
        case .nearby: "location.fill"
        case .delivered: "checkmark.circle.fill"
        }
    }

    /// 0…1.
    var progress: Double {
        let stages = Self.allCases
        let index = stages.firstIndex(of: self) ?? 0
        return Double(index) / Double(stages.count - 1)
    }
}

extension DeliveryAttributes {
    static let sample = DeliveryAttributes(order: "2071", shop: "Paper & Pine")
}
