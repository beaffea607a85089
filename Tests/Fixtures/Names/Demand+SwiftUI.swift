import SwiftUI

// What SwiftUI alone brings on Apple's platforms: colors and types of UIKit, notifications, Combine, observation.

@Observable
final class DemandModel {
    var names = ["One", "Two"]
    var kind = Kind.day
    @ObservationIgnored var cache: [String: Int] = [:]

    enum Kind: String, CaseIterable, Identifiable {
        case day, week
        var id: Self { self }
    }
}

struct DemandList: View {
    @State private var model = DemandModel()
    @State private var isShown = false
    @State private var isOn = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.names, id: \.self) { name in
                    NavigationLink(name) { Text(name) }
                }
                .onDelete { model.names.remove(atOffsets: $0) }
                .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
                NavigationLink(destination: Text("More")) { Label("More", systemImage: "star") }
            }
            .listStyle(.plain)
            .navigationTitle("Readings")
            .navigationBarTitleDisplayMode(.inline)
            .navigationBarItems(leading: EditButton(), trailing: Button("Add") { isShown = true })
            .sheet(isPresented: $isShown) {
                Toggle("On", isOn: $isOn).labelsHidden()
            }
            .popover(isPresented: $isShown) { Text("Popover") }
        }
        .background(Color(.systemBackground))
    }
}

struct OldDemandList: View {
    @Bindable var model: DemandModel

    var body: some View {
        NavigationView {
            Picker("Kind", selection: $model.kind) {
                ForEach(DemandModel.Kind.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.inline)
            .pickerStyle(SegmentedPickerStyle())
            .labelsHidden()
            .background(Color(uiColor: .systemGray6))
            .navigationBarTitle("Old", displayMode: .inline)
            .navigationBarTitle(Text("Old"))
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .navigationViewStyle(.stack)
        .listStyle(InsetGroupedListStyle())
    }
}

struct DemandPicture: View {
    let url: URL?

    var body: some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFill()
            case .failure: Image(systemName: "photo")
            case .empty: ProgressView()
            @unknown default: EmptyView()
            }
        }
        AsyncImage(url: url) { $0.resizable() } placeholder: { Color(.secondarySystemFill) }
        AsyncImage(url: url)
    }
}

struct DemandController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        let controller = UIHostingController(rootView: Text("Hello"))
        controller.view.backgroundColor = .clear
        return UINavigationController(rootViewController: controller)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        controller.viewControllers.first?.didMove(toParent: controller)
    }
}

struct ObservingView: View {
    @State private var token: NSObjectProtocol?

    var body: some View {
        Text("Observing")
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in }
            .onAppear {
                token = NotificationCenter.default.addObserver(
                    forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
                ) { _ in }
            }
    }
}

func requestMessages() {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in print(granted, error as Any) }
    let content = UNMutableNotificationContent()
    content.title = "Time"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    center.add(UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger))
}

struct DemandStorage: View {
    enum Level: Int { case low, high }

    @AppStorage("kind") var kind: DemandModel.Kind?
    @AppStorage("level") var level: Level?
    @AppStorage("link") var link: URL?
    @AppStorage("day") var day: Date?

    var body: some View { Text(kind?.rawValue ?? "\(level?.rawValue ?? 0)") }
}
