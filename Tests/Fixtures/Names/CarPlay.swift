import CarPlay
import UIKit

final class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate, CPInterfaceControllerDelegate {
    private var controller: CPInterfaceController?

    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
    ) {
        controller = interfaceController
        interfaceController.delegate = self
        let item = CPListItem(text: "Garden", detailText: "Open", image: UIImage(systemName: "leaf"))
        item.handler = { [weak self] _, completion in
            self?.showPlaying()
            completion()
        }
        item.accessoryType = .disclosureIndicator
        item.setDetailText("Closed")
        let list = CPListTemplate(title: "Places", sections: [CPListSection(items: [item])])
        list.emptyViewTitleVariants = ["Nothing"]
        list.trailingNavigationBarButtons = [CPBarButton(title: "Reload") { _ in list.updateSections([]) }]
        let grid = CPGridTemplate(
            title: "Grid", gridButtons: [CPGridButton(titleVariants: ["One"], image: UIImage()) { _ in }])
        let tabs = CPTabBarTemplate(templates: [list, grid])
        list.tabImage = UIImage(systemName: "house")
        interfaceController.setRootTemplate(tabs, animated: true, completion: nil)
        interfaceController.setRootTemplate(tabs, animated: true) { isDone, error in print(isDone, error as Any) }
    }

    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {
        controller = nil
    }

    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {
        if let list = aTemplate as? CPListTemplate { print(list.itemCount, CPListTemplate.maximumItemCount) }
    }

    private func showPlaying() {
        let playing = CPNowPlayingTemplate.shared
        playing.isUpNextButtonEnabled = true
        playing.updateNowPlayingButtons([CPNowPlayingPlaybackRateButton { _ in }])
        controller?.pushTemplate(playing, animated: true)
        let alert = CPAlertTemplate(
            titleVariants: ["Sorry"],
            actions: [
                CPAlertAction(title: "OK", style: .cancel) { [weak self] _ in
                    self?.controller?.dismissTemplate(animated: true, completion: nil)
                }
            ])
        controller?.presentTemplate(alert, animated: true, completion: nil)
    }

    func open(_ template: CPTemplate) async throws {
        try await controller?.pushTemplate(template, animated: true)
    }
}

@MainActor
func carConfiguration(_ session: UISceneSession) -> UISceneConfiguration {
    session.role == .carTemplateApplication
        ? UISceneConfiguration(name: "Car", sessionRole: session.role)
        : UISceneConfiguration(name: "Phone", sessionRole: session.role)
}

@MainActor
func mapTemplate(_ trip: CPTrip) -> CPMapTemplate {
    let map = CPMapTemplate()
    let session = map.startNavigationSession(for: trip)
    let maneuver = CPManeuver()
    maneuver.instructionVariants = ["Turn left"]
    session.upcomingManeuvers = [maneuver]
    session.updateEstimates(
        CPTravelEstimates(distanceRemaining: Measurement(value: 2, unit: .kilometers), timeRemaining: 120),
        for: maneuver)
    return map
}
