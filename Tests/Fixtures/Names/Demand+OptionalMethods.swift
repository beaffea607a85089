import UIKit

@objc protocol DrawerDelegate {
    func drawerDidOpen(_ drawer: Drawer)
    @objc optional func drawer(_ drawer: Drawer, shouldCloseAt height: CGFloat) -> Bool
    @objc optional func titleOfDrawer(_ drawer: Drawer) -> String?
    @objc optional func drawerDidClose(_ drawer: Drawer)
}

final class Drawer: UIView, UITableViewDelegate, UIScrollViewDelegate {
    weak var delegate: DrawerDelegate?
    weak var forwarded: UITableViewDelegate?
    var onClose: ((Drawer) -> Void)?

    func close() {
        guard delegate?.drawer?(self, shouldCloseAt: bounds.height) ?? true else { return }
        let title = delegate?.titleOfDrawer?(self)?.uppercased() ?? ""
        if let title = delegate?.titleOfDrawer?(self), !title.isEmpty { print(title) }
        print(title)
        delegate?.drawerDidClose?(self)
        onClose?(self)
        self.onClose?(self)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { forwarded?.scrollViewDidScroll?(scrollView) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        forwarded?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return forwarded?.tableView?(tableView, heightForRowAt: indexPath) ?? UITableView.automaticDimension
    }

    func sections(in table: UITableView) -> Int {
        let count = table.dataSource?.numberOfSections?(in: table)
        return count ?? 1
    }
}

final class DrawerOwner: NSObject, DrawerDelegate {
    private(set) var isOpen = false

    func drawerDidOpen(_ drawer: Drawer) { isOpen = true }
    func drawer(_ drawer: Drawer, shouldCloseAt height: CGFloat) -> Bool { height < 100 }
}

@objc protocol GardenSource: NSObjectProtocol {
    func beds() -> Int
    @objc optional var gardenName: String { get }
    @objc optional var note: String? { get }
    @objc optional func caption(of bed: Int) -> String
}

final class NamedGarden: NSObject, GardenSource {
    var gardenName: String { "Rose" }

    func beds() -> Int { gardenName.count }
}

final class GardenReader {
    weak var source: GardenSource?

    func title() -> String {
        if let name = source?.gardenName { return name }
        guard let source else { return "" }
        let note = source.note ?? nil
        return (source.gardenName ?? "none") + (note ?? "") + (source.caption?(of: 1) ?? "")
    }
}
