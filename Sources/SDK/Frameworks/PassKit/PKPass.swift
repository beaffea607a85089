import Foundation
import FoundationSupplement
import UIKit

public enum PKPassType: UInt, Sendable {
    case barcode = 0
    case secureElement = 1
    case any = 0xFFFF_FFFF

    public static var payment: PKPassType { .secureElement }
}

open class PKObject: NSObject {}

/// A ticket or card; only its data is stored.
open class PKPass: PKObject {
    public private(set) var serialNumber = ""
    open var passTypeIdentifier: String { "" }
    open var passType: PKPassType { .barcode }
    open var webServiceURL: URL? { nil }
    open var authenticationToken: String? { nil }
    open var icon: UIImage { UIImage() }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var organizationName: String { "" }
    open var relevantDate: Date? { nil }
    open var userInfo: [AnyHashable: Any]? { nil }
    open var passURL: URL? { nil }
    open var isRemotePass: Bool { false }
    open var deviceName: String { "" }
    open func localizedValue(forFieldKey key: String) -> Any? { nil }

    public override init() {
        super.init()
    }

    public init(data: Data) throws {
        super.init()
        guard !data.isEmpty else { throw PKPassKitError(.invalidDataError) }
    }
}

public enum PKPassLibraryAddPassesStatus: Int, Sendable {
    case didAddPasses = 0
    case shouldReviewPasses = 1
    case didCancelAddPasses = 2
}

/// The user's passes, of which the simulated device has none.
open class PKPassLibrary: NSObject {
    public override init() {
        super.init()
    }

    open class func isPassLibraryAvailable() -> Bool { false }
    open class func isPaymentPassActivationAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    open func replacePass(with pass: PKPass) -> Bool { false }

    open func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) {
        Notices.current.addInert("PKPassLibrary.addPasses", .absent("passes"))
        if let completion { onMainQueueLater { completion(.didCancelAddPasses) } }
    }
}

@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: AnyObject {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// Adds a pass; a widget cannot present it.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?

    public init?(pass: PKPass) {
        super.init(nibName: nil, bundle: nil)
    }

    public init?(passes: [PKPass]) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open class func canAddPasses() -> Bool { false }
}

public enum PKAddPassButtonStyle: Int, Sendable {
    case black = 0
    case blackOutline = 1
}

@MainActor @preconcurrency
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle = .black

    public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
        self.init(frame: .zero)
        addPassButtonStyle = style
    }
}
