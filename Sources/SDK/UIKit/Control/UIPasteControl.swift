/// A button that pastes without a prompt.
open class UIPasteControl: UIControl {
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }

    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        open var cornerRadius: CGFloat = -1
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?
        open var imagePlacement = NSDirectionalRectEdge.leading
    }

    public let configuration: Configuration
    open weak var target: (any UIPasteConfigurationSupporting)?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}
