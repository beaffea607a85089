import Combine
import Foundation
import FoundationNetworking
import SwiftUI

final class VM: ObservableObject {
    @Published var a = 1
    @Published var b = "x"
    var bag = Set<AnyCancellable>()
    init() {
        $a.sink { _ in }.store(in: &bag)
        $a.map { "\($0)" }.assign(to: &$b)
        $a.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { _ in }.store(in: &bag)
        $a.debounce(for: 0.3, scheduler: DispatchQueue.main).removeDuplicates().sink { _ in }.store(in: &bag)
        $a.throttle(for: .seconds(1), scheduler: OperationQueue.main, latest: true).receive(on: DispatchQueue.main).sink
        { _ in }.store(in: &bag)
        $a.delay(for: .seconds(1), scheduler: DispatchQueue.global()).subscribe(
            on: DispatchQueue.global(qos: .background)
        ).sink { _ in }.store(in: &bag)
        NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification).compactMap {
            $0.object as? UserDefaults
        }.sink { _ in }.store(in: &bag)
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &bag)
        URLSession.shared.dataTaskPublisher(for: URL(string: "x")!).map(\.data).decode(
            type: [Int].self, decoder: JSONDecoder()
        ).receive(on: RunLoop.main).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
        URLSession.shared.dataTaskPublisher(for: URLRequest(url: URL(string: "x")!)).tryMap { d, r in d }.mapError {
            $0
        }.retry(2).eraseToAnyPublisher().replaceError(with: Data()).sink { _ in }.store(in: &bag)
        UserDefaults.standard.publisher(for: \.description).sink { _ in }.store(in: &bag)
        Publishers.Zip($a, $b).sink { _ in }.store(in: &bag)
        $a.collect(.byTime(RunLoop.main, .seconds(1))).sink { _ in }.store(in: &bag)
        [1, 2].publisher.flatMap { Just($0) }.sink { _ in }.store(in: &bag)
        Future<Int, Error> { p in p(.success(1)) }.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(
            in: &bag)
        $a.timeout(.seconds(1), scheduler: DispatchQueue.main).sink { _ in }.store(in: &bag)
        objectWillChange.send()
        DispatchQueue.main.schedule {}
        let c = DispatchQueue.main.schedule(after: DispatchQueue.SchedulerTimeType(.now()), interval: .seconds(1)) {}
        _ = c
        $a.switchy()
    }
    func g() async throws {
        for await v in $a.values { _ = v }
        _ = try await Future<Int, Error> { p in p(.success(1)) }.value
    }
}
extension Publisher { func switchy() {} }
extension VM {
    func more() {
        $a.combineLatest($b).sink { a, b in print(a, b) }.store(in: &bag)
        $a.combineLatest($b) { "\($0) \($1)" }.sink { _ in }.store(in: &bag)
        Publishers.CombineLatest3($a, $b, $a).map { $0.0 + $0.2 }.sink { _ in }.store(in: &bag)
        $a.merge(with: $a).sink { _ in }.store(in: &bag)
        Publishers.MergeMany([$a, $a]).collect().sink { _ in }.store(in: &bag)
        Publishers.Merge3($a, $a, $a).sink { _ in }.store(in: &bag)
    }
}
