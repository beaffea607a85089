import GameKit
import GameplayKit
import GroupActivities
import HomeKit
import PassKit
import SwiftUI
import WorkoutKit

final class Resting: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
}

final class Running: GKState {}

func play() -> Int {
    let machine = GKStateMachine(states: [Resting(), Running()])
    machine.enter(Resting.self)
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    let bell = GKGaussianDistribution(randomSource: source, mean: 10, deviation: 2)
    let words = source.arrayByShufflingObjects(in: ["a", "b"]) as? [String]
    return die.nextInt() + bell.nextInt() + (words?.count ?? 0) + GKRandomSource.sharedRandom().nextInt(upperBound: 2)
}

@MainActor
func authenticate() {
    GKLocalPlayer.local.authenticateHandler = { controller, error in
        if controller == nil, error != nil { print(GKLocalPlayer.local.isAuthenticated) }
    }
    GKAccessPoint.shared.isActive = true
}

func submit(_ score: Int) async throws {
    try await GKLeaderboard.submitScore(score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
    let achievement = GKAchievement(identifier: "first")
    achievement.percentComplete = 100
    try await GKAchievement.report([achievement])
}

struct Watching: GroupActivity {
    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        metadata.title = "Watch"
        metadata.type = .watchTogether
        return metadata
    }
}

func join() async throws {
    _ = try await Watching().activate()
    for await session in Watching.sessions() {
        session.join()
        let messenger = GroupSessionMessenger(session: session)
        try await messenger.send("Hello")
        for await (message, context) in messenger.messages(of: String.self) { print(message, context.source.id) }
    }
}

final class Homes: NSObject, ObservableObject, HMHomeManagerDelegate {
    private let manager = HMHomeManager()
    @Published var lamps: [HMAccessory] = []

    override init() {
        super.init()
        manager.delegate = self
    }

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        lamps = manager.homes.flatMap(\.accessories).filter { accessory in
            accessory.services.contains { $0.serviceType == HMServiceTypeLightbulb }
        }
    }
}

@MainActor
final class Shop: NSObject, PKPaymentAuthorizationControllerDelegate {
    func pay() {
        guard PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa, .masterCard]) else { return }
        let request = PKPaymentRequest()
        request.merchantCapabilities = [.threeDSecure]
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: NSDecimalNumber(string: "3.50"))]
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = self
        controller.present { print($0) }
    }

    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        controller.dismiss()
    }
}

func plan() async {
    let step = IntervalStep(.work, goal: .distance(1, .kilometers), alert: HeartRateZoneAlert(zone: 3))
    let workout = CustomWorkout(activity: .running, blocks: [IntervalBlock(steps: [step], iterations: 4)])
    await WorkoutScheduler.shared.schedule(WorkoutPlan(.custom(workout)), at: DateComponents(day: 1))
}
