import SwiftUI

enum Route: Hashable, Codable {
    case detail(Int)
    case settings
}

struct Place: Identifiable, Hashable {
    let id: Int
    var name: String
    var children: [Place]?
}

struct RootScreen: View {
    @State private var path = NavigationPath()
    @State private var routes: [Route] = []
    @State private var isShown = false
    @State private var chosen: Place?
    @State private var column = NavigationSplitViewVisibility.all
    @State private var tab = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.openURL) private var openURL
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Settings", value: Route.settings)
                NavigationLink(value: Route.detail(1)) { Label("One", systemImage: "1.circle") }
                NavigationLink(destination: Text("Old")) { Text("Old") }
                NavigationLink(destination: Text("Old"), isActive: $isShown) { EmptyView() }
                NavigationLink("Plain", destination: Text("Plain"))
                NavigationLink {
                    Text("There")
                } label: {
                    Text("Go")
                }
            }
            .navigationTitle("Places")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail(let number): Text("\(number)")
                case .settings: SettingsScreen()
                }
            }
            .navigationDestination(item: $chosen) { Text($0.name) }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Done") { dismiss() }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Spacer()
                    Button("Add", systemImage: "plus") { path.append(Route.settings) }
                }
                if isShown {
                    ToolbarItem(placement: .cancellationAction) { Text("x") }
                }
                ToolbarSpacer(.fixed)
            }
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar(.hidden, for: .tabBar)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .active { presentationMode.wrappedValue.dismiss() }
        }
        .task { openURL(URL(string: "https://example.com")!) }
        .onTapGesture { openWindow(id: "main") }
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .keyboard) { Text("k") }
    }

    var split: some View {
        NavigationSplitView(columnVisibility: $column) {
            Text("Side")
        } detail: {
            Text("Detail").toolbar { items }
        }
        .navigationSplitViewStyle(.balanced)
    }

    var tabs: some View {
        TabView(selection: $tab) {
            Text("One").tabItem { Label("One", systemImage: "1.circle") }.tag(0).badge(3)
            Text("Two").tabItem { Image(systemName: "2.circle"); Text("Two") }.tag(1)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .tabViewStyle(PageTabViewStyle())
    }

    var newTabs: some View {
        TabView(selection: $tab) {
            Tab("One", systemImage: "1.circle", value: 0) { Text("One") }
            Tab("Two", systemImage: "2.circle", value: 1, role: .search) { Text("Two") }
            TabSection("More") {
                Tab("Three", image: "three", value: 2) { Text("Three") }
            }
            .hidden(tab == 1)
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { Text("Now") }
    }

    var freeTabs: some View {
        TabView {
            Tab("One", systemImage: "1.circle") { Text("One") }
            if isShown { Tab("Two", systemImage: "2.circle") { Text("Two") } }
        }
    }

    var old: some View {
        NavigationView { Text("Old").navigationBarTitle("Old", displayMode: .inline) }
            .navigationViewStyle(StackNavigationViewStyle())
            .navigationViewStyle(.stack)
            .navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
    }
}

struct SettingsScreen: View {
    @State private var isAlert = false
    @State private var isSheet = false
    @State private var item: Place?
    @State private var error: CocoaError?
    @State private var detent = PresentationDetent.medium

    var body: some View {
        Text("Settings")
            .sheet(isPresented: $isSheet) {
                Text("Sheet")
                    .presentationDetents([.medium, .large, .height(200), .fraction(0.3)], selection: $detent)
                    .presentationDragIndicator(.visible)
                    .presentationBackground(.thinMaterial)
                    .presentationCornerRadius(20)
                    .presentationCompactAdaptation(.popover)
                    .interactiveDismissDisabled()
            }
            .sheet(item: $item, onDismiss: { item = nil }) { Text($0.name) }
            .fullScreenCover(item: $item) { Text($0.name) }
            .popover(isPresented: $isSheet, arrowEdge: .bottom) { Text("Popover") }
            .alert("Failed", isPresented: $isAlert) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("Message")
            }
            .alert(isPresented: $isAlert) {
                Alert(title: Text("Old"), message: Text("m"), dismissButton: .default(Text("OK")))
            }
            .alert("Delete?", isPresented: $isAlert, presenting: item) { item in
                Button("Delete \(item.name)", role: .destructive) {}
            }
            .confirmationDialog("Sure?", isPresented: $isAlert, titleVisibility: .visible) {
                Button("Yes") {}
            }
            .actionSheet(isPresented: $isAlert) {
                ActionSheet(title: Text("t"), message: nil, buttons: [.cancel(), .destructive(Text("d")) {}])
            }
            .inspector(isPresented: $isSheet) { Text("Inspector") }
            .contextMenu { Button("Copy") {} }
            .keyboardShortcut("k", modifiers: [.command, .shift])
            .keyboardShortcut(.defaultAction)
            .onOpenURL { _ in }
            .userActivity("view") { $0.title = "t" }
            .sensoryFeedback(.success, trigger: isAlert)
            .sensoryFeedback(.impact(weight: .light), trigger: isAlert) { old, new in old != new }
            .statusBarHidden()
    }

    func alert(for error: any Error) -> Alert {
        Alert(
            title: Text("Error"), message: Text(error.localizedDescription), primaryButton: .cancel(),
            secondaryButton: .destructive(Text("Delete"), action: {}))
    }
}

struct GardenApp: App {
    @StateObject private var store = GardenStore()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            RootScreen().environmentObject(store)
        }
        .commands {
            SidebarCommands()
            CommandMenu("Garden") {
                Button("Water") {}.keyboardShortcut("w")
            }
            CommandGroup(replacing: .newItem) {}
        }
        .onChange(of: phase) { _, _ in }
        .backgroundTask(.appRefresh("refresh")) { await GardenStore.refresh() }
        #if os(macOS)
            Settings { SettingsScreen() }
        #endif
    }
}

final class GardenStore: ObservableObject {
    @Published var places: [Place] = []

    static func refresh() async {}
}

struct ScrollScreen: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var id: Int?
    @State private var offset = 0.0

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack { ForEach(0..<5, id: \.self) { Text("\($0)").id($0) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $id)
            .scrollPosition($position)
            .scrollDismissesKeyboard(.interactively)
            .scrollContentBackground(.hidden)
            .scrollBounceBehavior(.basedOnSize)
            .defaultScrollAnchor(.bottom)
            .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, new in offset = new }
            .onScrollPhaseChange { _, phase in if phase.isScrolling { id = nil } }
            .onAppear {
                withAnimation { proxy.scrollTo(3, anchor: .center) }
                position.scrollTo(y: 10)
            }
        }
    }
}
