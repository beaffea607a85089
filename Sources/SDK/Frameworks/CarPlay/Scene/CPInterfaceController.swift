import FoundationSupplement
import UIKit

/// The stack of templates on the screen of a car. There is no car; what an app puts on the stack stays there.
@MainActor @preconcurrency
open class CPInterfaceController: NSObject {
    open weak var delegate: (any CPInterfaceControllerDelegate)?
    open var prefersDarkUserInterfaceStyle = false
    open private(set) var templates: [CPTemplate] = []
    open private(set) var presentedTemplate: CPTemplate?
    open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
    open var topTemplate: CPTemplate? { templates.last }
    open var carTraitCollection: UITraitCollection { UITraitCollection() }

    open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) {
        templates = [rootTemplate]
    }

    open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) {
        templates.append(templateToPush)
    }

    open func popTemplate(animated: Bool) {
        if templates.count > 1 { templates.removeLast() }
    }

    open func popToRootTemplate(animated: Bool) {
        templates = Array(templates.prefix(1))
    }

    open func pop(to targetTemplate: CPTemplate, animated: Bool) {
        guard let index = templates.lastIndex(of: targetTemplate) else { return }
        templates = Array(templates.prefix(through: index))
    }

    open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool) {
        presentedTemplate = templateToPresent
    }

    open func dismissTemplate(animated: Bool) {
        presentedTemplate = nil
    }

    private func finish(_ completion: ((Bool, (any Error)?) -> Void)?) {
        completion?(true, nil)
    }
}

// MARK: With the outcome

extension CPInterfaceController {
    public typealias _Completion = (Bool, (any Error)?) -> Void

    public func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: _Completion? = nil) {
        setRootTemplate(rootTemplate, animated: animated)
        finish(completion)
    }

    public func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: _Completion? = nil) {
        pushTemplate(templateToPush, animated: animated)
        finish(completion)
    }

    public func popTemplate(animated: Bool, completion: _Completion? = nil) {
        popTemplate(animated: animated)
        finish(completion)
    }

    public func popToRootTemplate(animated: Bool, completion: _Completion? = nil) {
        popToRootTemplate(animated: animated)
        finish(completion)
    }

    public func pop(to targetTemplate: CPTemplate, animated: Bool, completion: _Completion? = nil) {
        pop(to: targetTemplate, animated: animated)
        finish(completion)
    }

    public func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: _Completion? = nil) {
        presentTemplate(templateToPresent, animated: animated)
        finish(completion)
    }

    public func dismissTemplate(animated: Bool, completion: _Completion? = nil) {
        dismissTemplate(animated: animated)
        finish(completion)
    }

    @discardableResult
    public func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) async throws -> Bool {
        setRootTemplate(rootTemplate, animated: animated, completion: nil)
        return true
    }

    @discardableResult
    public func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) async throws -> Bool {
        pushTemplate(templateToPush, animated: animated, completion: nil)
        return true
    }

    @discardableResult
    public func popTemplate(animated: Bool) async throws -> Bool {
        popTemplate(animated: animated, completion: nil)
        return true
    }

    @discardableResult
    public func popToRootTemplate(animated: Bool) async throws -> Bool {
        popToRootTemplate(animated: animated, completion: nil)
        return true
    }

    @discardableResult
    public func pop(to targetTemplate: CPTemplate, animated: Bool) async throws -> Bool {
        pop(to: targetTemplate, animated: animated, completion: nil)
        return true
    }

    @discardableResult
    public func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool) async throws -> Bool {
        presentTemplate(templateToPresent, animated: animated, completion: nil)
        return true
    }

    @discardableResult
    public func dismissTemplate(animated: Bool) async throws -> Bool {
        dismissTemplate(animated: animated, completion: nil)
        return true
    }
}

@MainActor @preconcurrency
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
