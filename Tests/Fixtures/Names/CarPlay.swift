import CarPlay

final class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate, CPInterfaceControllerDelegate,
    CPNowPlayingTemplateObserver
{
    private var controller: CPInterfaceController?

    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController
    ) {
        controller = interfaceController
        interfaceController.delegate = self
        let item = CPListItem(text: "Rose", detailText: "Bed", image: UIImage(systemName: "leaf"))
        item.handler = { [weak self] _, completion in
            self?.show()
            completion()
        }
        let row = CPListImageRowItem(text: "Pictures", images: [])
        row.listImageRowHandler = { _, index, completion in
            print(index)
            completion()
        }
        let list = CPListTemplate(title: "Garden", sections: [CPListSection(items: [item, row])])
        list.tabImage = UIImage(systemName: "star")
        list.emptyViewTitleVariants = ["Nothing"]
        interfaceController.setRootTemplate(CPTabBarTemplate(templates: [list]), animated: true, completion: nil)
        CPNowPlayingTemplate.shared.add(self)
    }

    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {
        controller = nil
    }

    private func show() {
        let information = CPInformationTemplate(
            title: "Rose", layout: .leading, items: [CPInformationItem(title: "Height", detail: "1 m")],
            actions: [CPTextButton(title: "Water", textStyle: .confirm) { _ in }])
        controller?.pushTemplate(information, animated: true) { _, error in print(error as Any) }
        let alert = CPAlertTemplate(
            titleVariants: ["Failed"], actions: [CPAlertAction(title: "OK", style: .cancel) { _ in }])
        controller?.presentTemplate(alert, animated: true)
        controller?.pushTemplate(CPGridTemplate(title: "All", gridButtons: []), animated: false)
    }
}
