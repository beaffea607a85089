import Foundation
import Intents
import UIKit

@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Adds a shortcut to Siri; a widget cannot present it.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    public init(shortcut: INShortcut) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

@MainActor @preconcurrency
open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    public init(voiceShortcut: INVoiceShortcut) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
    case blackOutline = 3
    case automatic = 4
    case automaticOutline = 5
}

@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

@MainActor @preconcurrency
open class INUIAddVoiceShortcutButton: UIButton {
    public private(set) var style: INUIAddVoiceShortcutButtonStyle = .automatic
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var shortcut: INShortcut?
    open var cornerRadius: CGFloat = 8

    public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
        self.init(frame: .zero)
        self.style = style
    }

    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
    }
}
