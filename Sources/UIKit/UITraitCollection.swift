import SwiftUI

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The circumstances of the interface.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let displayScale: CGFloat

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        displayScale = 0
        super.init()
    }

    private init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        displayScale = environment.displayScale
        super.init()
    }

    /// Those of the view that is being evaluated.
    public class var current: UITraitCollection { UITraitCollection(EnvironmentValues.current) }

    var environment: EnvironmentValues {
        var environment = EnvironmentValues.current
        switch userInterfaceStyle {
        case .unspecified: break
        case .light: environment.colorScheme = .light
        case .dark: environment.colorScheme = .dark
        }
        return environment
    }
}

/// The device; always a phone here.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    public static let current = UIDevice()

    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var model: String { "iPhone" }
    open var systemName: String { "iOS" }
    /// The version whose colours and behaviour are followed.
    open var systemVersion: String { "26.0" }
    open var name: String { "iPhone" }
}

/// The screen that the view being evaluated is drawn for.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    public static let main = UIScreen()

    open var scale: CGFloat { EnvironmentValues.current.displayScale }
    /// Points. A widget does not know its screen; a common phone's is answered.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}
