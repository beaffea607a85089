import SwiftUI
import UniformTypeIdentifiers

enum Flavour: String, CaseIterable, Identifiable {
    case sweet, sour

    var id: Self { self }
}

struct Plant: Identifiable, Hashable {
    var id = UUID()
    var name = ""
    var height = 1.0
    var parts: [Plant]?
}

struct PlantForm: View {
    enum Field: Hashable { case name, notes }

    @State private var name = ""
    @State private var notes = ""
    @State private var amount = 1.5
    @State private var optionalAmount: Double?
    @State private var count = 2
    @State private var date = Date.now
    @State private var dates: Set<DateComponents> = []
    @State private var colour = Color.red
    @State private var flavour = Flavour.sweet
    @State private var isOn = false
    @State private var isOpen = true
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool

    var body: some View {
        Form {
            Section("Name") {
                TextField("Name", text: $name)
                    .textFieldStyle(.roundedBorder)
                    .focused($field, equals: .name)
                    .submitLabel(.done)
                    .onSubmit { field = nil }
                    .autocorrectionDisabled()
                    .textInputAutocapitalization(.never)
                TextField("Notes", text: $notes, axis: .vertical).lineLimit(3...6)
                TextField("Amount", value: $amount, format: .number)
                TextField("Optional", value: $optionalAmount, format: .number.precision(.fractionLength(1)))
                TextField("Prompt", text: $name, prompt: Text("p")).focused($isFocused)
                SecureField("Password", text: $name)
                TextEditor(text: $notes).textFieldStyle(RoundedBorderTextFieldStyle())
            }
            Section {
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
                .pickerStyle(MenuPickerStyle())
                Picker(selection: $count, label: Text("Count")) { ForEach(0..<5) { Text("\($0)").tag($0) } }
                Picker("Style", systemImage: "star", selection: $flavour) { Text("a").tag(Flavour.sweet) }
                DatePicker("Date", selection: $date, in: Date()..., displayedComponents: [.date, .hourAndMinute])
                    .datePickerStyle(.graphical)
                    .labelsHidden()
                DatePicker(selection: $date) { Text("Date") }
                MultiDatePicker("Dates", selection: $dates)
                ColorPicker("Colour", selection: $colour, supportsOpacity: false)
                Slider(value: $amount, in: 0...10, step: 0.5) {
                    Text("Amount")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("10")
                }
                Slider(value: $amount)
                Slider(value: $amount, in: 0...1) { _ in }
                Stepper("Count: \(count)", value: $count, in: 0...10)
                Stepper("Count") { count += 1 } onDecrement: { count -= 1 }
                Stepper(value: $count, in: 0...5, step: 1) { Text("Count") }
                Toggle("On", systemImage: "star", isOn: $isOn).toggleStyle(.button)
            } header: {
                Text("Values")
            } footer: {
                Text("Footer")
            }
            Section(isExpanded: $isOpen) { Text("a") } header: { Text("Folded") }
            LabeledContent("Version", value: "1.0")
            DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
            ControlGroup { Button("A") {}; Button("B") {} }.controlGroupStyle(.navigation)
            Menu("Actions") {
                Button("Delete", role: .destructive) {}
                Menu { Text("x") } label: { Label("More", systemImage: "ellipsis") }
                Divider()
            }
            .menuStyle(.button)
            .menuOrder(.fixed)
            Menu { Button("a") {} } label: { Text("l") } primaryAction: { isOn = true }
            ShareLink(item: URL(string: "https://example.com")!)
            ShareLink(item: "text", preview: SharePreview("t"))
            ShareLink("Share", item: "text")
            ShareLink(item: "text", subject: Text("s"), message: Text("m")) { Label("Share", systemImage: "star") }
            PasteButton(payloadType: String.self) { name = $0.first ?? "" }
            RenameButton()
        }
        .formStyle(.grouped)
        .fileImporter(isPresented: $isOn, allowedContentTypes: [.json, .plainText]) { result in
            if case .success(let url) = result { name = url.lastPathComponent }
        }
        .fileExporter(isPresented: $isOn, document: TextDocument(), contentType: .plainText) { _ in }
    }
}

struct TextDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct PlantList: View {
    @State private var plants = [Plant(name: "Rose")]
    @State private var selection: Set<UUID> = []
    @State private var single: Plant.ID?
    @State private var search = ""
    @State private var order = [KeyPathComparator(\Plant.name)]
    @Environment(\.editMode) private var editMode
    @Environment(\.isSearching) private var isSearching

    var body: some View {
        List(selection: $selection) {
            ForEach(plants) { plant in
                Text(plant.name)
                    .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
                    .listRowBackground(Color.clear)
                    .listRowSeparator(.hidden)
                    .listRowInsets(EdgeInsets())
            }
            .onDelete { plants.remove(atOffsets: $0) }
            .onMove { plants.move(fromOffsets: $0, toOffset: $1) }
            .onDelete(perform: delete)
            ForEach($plants) { $plant in TextField("Name", text: $plant.name) }
            ForEach($plants, id: \.id) { $plant in Text(plant.name) }
        }
        .listStyle(.insetGrouped)
        .listStyle(PlainListStyle())
        .refreshable { await reload() }
        .searchable(text: $search, prompt: "Search")
        .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
        .searchSuggestions { Text("Rose").searchCompletion("rose") }
        .environment(\.editMode, .constant(.active))
        .environment(\.defaultMinListRowHeight, 10)
    }

    var lists: some View {
        VStack {
            List(plants) { Text($0.name) }
            List(plants, id: \.self, selection: $single) { Text($0.name) }
            List($plants) { $plant in Toggle(plant.name, isOn: .constant(true)) }
            List($plants, editActions: .delete) { $plant in Text(plant.name) }
            List(plants, children: \.parts) { Text($0.name) }
            List(0..<3) { Text("\($0)") }
            OutlineGroup(plants, children: \.parts) { Text($0.name) }
        }
    }

    var table: some View {
        Table(plants, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Height", value: \.height) { Text("\($0.height)") }
            TableColumn("Other") { Text($0.name) }.width(min: 10)
        }
    }

    private func delete(at offsets: IndexSet) { plants.remove(atOffsets: offsets) }
    private func reload() async {}
}

struct GestureScreen: View {
    @GestureState private var offset = CGSize.zero
    @GestureState private var isPressed = false
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @Namespace private var space

    var body: some View {
        Circle()
            .gesture(drag)
            .gesture(MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in })
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
            .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
            .highPriorityGesture(TapGesture(count: 2).onEnded { scale = 1 })
            .gesture(
                LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
                    .updating($isPressed) { value, state, _ in
                        if case .first(true) = value { state = true }
                    })
            .gesture(TapGesture().exclusively(before: LongPressGesture()).onEnded { _ in })
            .onTapGesture(count: 2) { scale = 2 }
            .onTapGesture { location in scale = location.x }
            .onLongPressGesture(minimumDuration: 0.2) {} onPressingChanged: { _ in }
            .onHover { _ in }
            .hoverEffect(.lift)
            .onDrag { NSItemProvider() }
            .onDrop(of: [.text], isTargeted: nil) { _ in true }
            .draggable("text")
            .dropDestination(for: String.self) { items, location in !items.isEmpty }
            .onKeyPress(.escape) { .handled }
            .focusable()
            .digitalCrownRotation($scale)
            .matchedTransitionSource(id: 1, in: space)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($offset) { value, state, transaction in state = value.translation }
            .onChanged { value in scale = value.translation.width }
            .onEnded { _ in scale = 1 }
    }
}

struct CounterKey: FocusedValueKey {
    typealias Value = Binding<Int>
}

extension FocusedValues {
    var counter: CounterKey.Value? {
        get { self[CounterKey.self] }
        set { self[CounterKey.self] = newValue }
    }
}

struct CounterCommands: Commands {
    @FocusedBinding(\.counter) private var counter

    var body: some Commands {
        CommandMenu("Counter") { Button("More") { counter? += 1 } }
    }
}

struct BadgeStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding().background(Color.gray)
    }
}

struct CardGroupStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button { configuration.isExpanded.toggle() } label: { configuration.label }
            if configuration.isExpanded { configuration.content }
        }
    }
}
