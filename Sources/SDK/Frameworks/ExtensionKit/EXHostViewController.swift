import Foundation
import SwiftUI
import UIKit

@MainActor @preconcurrency
public protocol EXHostViewControllerDelegate: AnyObject {
    func shouldAccept(_ connection: AnyObject) -> Bool
    func hostViewControllerDidActivate(_ viewController: EXHostViewController)
    func hostViewControllerWillDeactivate(_ viewController: EXHostViewController, error: (any Error)?)
}

extension EXHostViewControllerDelegate {
    public func shouldAccept(_ connection: AnyObject) -> Bool { false }
    public func hostViewControllerDidActivate(_ viewController: EXHostViewController) {}
    public func hostViewControllerWillDeactivate(_ viewController: EXHostViewController, error: (any Error)?) {}
}

/// Hosts the view of another program's extension; a widget cannot present it.
@MainActor @preconcurrency
open class EXHostViewController: UIViewController {
    open weak var delegate: (any EXHostViewControllerDelegate)?
    open var placeholderView: UIView?
}

/// The scene of an extension within its host.
@MainActor @preconcurrency
public protocol AppExtensionScene {
    associatedtype Body

    @AppExtensionSceneBuilder var body: Body { get }
}

@resultBuilder
public enum AppExtensionSceneBuilder {
    public static func buildBlock<Content: AppExtensionScene>(_ content: Content) -> Content { content }
}

public struct PrimitiveAppExtensionScene<Content: View>: AppExtensionScene {
    public let id: String

    public init(id: String, @ViewBuilder content: @escaping () -> Content, onConnection: @escaping (AnyObject) -> Bool)
    {
        self.id = id
    }

    public var body: some AppExtensionScene { self }
}
