import UIKit

final class Report: NSObject {
    func document(_ pages: [UIImage]) -> Data {
        let bounds = CGRect(x: 0, y: 0, width: 595, height: 842)
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["Title": "Garden"]
        let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: format)
        return renderer.pdfData { context in
            for page in pages {
                context.beginPage()
                page.draw(in: bounds)
                context.cgContext.setFillColor(UIColor.red.cgColor)
            }
        }
    }

    func picture() -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
        let data = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
        return UIImage(data: data) ?? renderer.image { context in
            UIGraphicsPushContext(context.cgContext)
            UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 5, height: 5), .multiply)
            UIGraphicsPopContext()
        }
    }
}

final class PlantController: UIViewController, UIPointerInteractionDelegate, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UIViewControllerPreviewingDelegate
{
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIPointerInteraction(delegate: self))
        let calendar = UICalendarView()
        calendar.delegate = self
        calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
        view.addSubview(calendar)
        let behavior = UIDynamicItemBehavior(items: [calendar])
        behavior.elasticity = 0.5
        animator.addBehavior(behavior)
        animator.addBehavior(UIPushBehavior(items: [calendar], mode: .instantaneous))
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = .iconOnly
        view.addSubview(UIPasteControl(configuration: configuration))
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let view = interaction.view else { return nil }
        return UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)), shape: .roundedRect(view.frame))
    }

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { .default(color: .systemGreen, size: .large) }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) { show(viewControllerToCommit, sender: self) }

    func edit(_ table: UITableView) -> [UITableViewRowAction] {
        let delete = UITableViewRowAction(style: .destructive, title: "Delete") { _, path in print(path) }
        delete.backgroundColor = .red
        return [delete]
    }
}

@MainActor
func old() {
    let note = UILocalNotification()
    note.alertBody = "Water"
    note.fireDate = Date()
    UIApplication.shared.scheduleLocalNotification(note)
    UIApplication.shared.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert], categories: nil))
    UIAlertView(title: "Water", message: nil, delegate: nil, cancelButtonTitle: "OK").show()
    _ = UIImage(ciImage: CIImage(color: CIColor(color: .red))).ciImage
    _ = UIColor(ciColor: .red).ciColor
}
