import Foundation
import FoundationSupplement
import UIKit

public enum NCUpdateResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}

public enum NCWidgetDisplayMode: Int, Sendable {
    case compact = 0
    case expanded = 1
}

/// The requirements of a widget before WidgetKit; it is never called here.
@MainActor @preconcurrency
public protocol NCWidgetProviding: AnyObject {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
}

open class NCWidgetController: NSObject {
    public override init() {
        super.init()
    }

    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension NSExtensionContext {
    /// Has no effect: widgets of today have families instead.
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set {}
    }

    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
}
