// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class UIVisualEffect: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }
}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}

open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        super.init()
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case regular = 0
        case clear
    }

    open var isInteractive = false
    open var tintColor: UIColor?

    public override init() {
        super.init()
    }

    public init(style: Style) {
        super.init()
    }
}

open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    open var spacing: CGFloat = 0
}

@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        addSubview(view)
        return view
    }()
    open var effect: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
