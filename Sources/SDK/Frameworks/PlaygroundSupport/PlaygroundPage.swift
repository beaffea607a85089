@_exported import Foundation
import SwiftUI
import UIKit

public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page of a playground; there is none.
@MainActor
public final class PlaygroundPage {
    public static let current = PlaygroundPage()

    public var liveView: (any PlaygroundLiveViewable)?
    public var needsIndefiniteExecution = false

    public func setLiveView<Content: View>(_ view: Content) {}
    public func setLiveView(_ view: any PlaygroundLiveViewable) {
        liveView = view
    }

    /// Has no effect: a widget's process is ended by its host.
    public func finishExecution() {}
}
