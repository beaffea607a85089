import Foundation
import FoundationSupplement
import Intents
import UIKit

public enum INUIHostedViewContext: UInt, Sendable {
    case siriSnippet = 0
    case mapsCard = 1
}

public enum INUIInteractiveBehavior: UInt, Sendable {
    case none = 0
    case nextView = 1
    case launch = 2
    case genericAction = 3
}

@MainActor @preconcurrency
public protocol INUIHostedViewControlling: AnyObject {
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) { completion(.zero) }
    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) { completion(false, [], .zero) }
}

@MainActor
public protocol INUIHostedViewSiriProviding: AnyObject {
    var displaysMap: Bool { get }
    var displaysMessage: Bool { get }
    var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
    public var displaysMap: Bool { false }
    public var displaysMessage: Bool { false }
    public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
    public var hostedViewMinimumAllowedSize: CGSize { .zero }
    public var hostedViewMaximumAllowedSize: CGSize { .zero }
    public func interfaceParametersDescription() -> String { "" }
}
