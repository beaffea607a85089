import WidgetHost
import WidgetVocabulary

/// Changes a layout, and keeps its shape before the first change and after each one.
struct LayoutRecorder {
    private(set) var runner: MachineRunner
    private(set) var shapes: [[String]]

    init(_ runner: MachineRunner) {
        self.runner = runner
        shapes = [runner.state.shape]
    }

    /// Changes of every kind, the last of which removes all widgets.
    static func everyKind(_ runner: MachineRunner) throws -> LayoutRecorder {
        var recorder = LayoutRecorder(runner)
        let first = try recorder.place()
        let second = try recorder.place()
        try recorder.send(.layout(.move(.widget(second), page: 0, cell: GridCell(column: 0, row: 0))))
        try recorder.send(.layout(.resize(first, .systemMedium)))
        try recorder.send(.layout(.resize(first, .systemSmall)))
        try recorder.send(.widget(.configure(first, Samples.city("busan"))))
        let stack = try recorder.stack(first, onto: second)
        try recorder.send(.layout(.addIcon(name: "Notes", page: 0, cell: nil)))
        try recorder.send(.layout(.removeStack(stack)))
        return recorder
    }

    private mutating func send(_ command: HostCommand) throws {
        try runner.send(command)
        shapes.append(runner.state.shape)
    }

    private mutating func place() throws -> InstanceID {
        let id = try runner.place()
        shapes.append(runner.state.shape)
        return id
    }

    private mutating func stack(_ first: InstanceID, onto second: InstanceID) throws -> StackID {
        let id = try runner.stack(.layout(.stack(.widget(first), onto: .widget(second))))
        shapes.append(runner.state.shape)
        return id
    }
}

extension HostState {
    /// What is on pages, in stacks and on the Lock Screen, regardless of the numbers of widgets.
    var shape: [String] {
        pages.enumerated().flatMap { page, content in
            content.items.map { "\(page) \($0.cell.column) \($0.cell.row) \(text($0.content))" }.sorted()
        } + todayView.map(text) + lockScreen.row.map { text(.widget($0)) }
    }

    private func text(_ content: HomePage.Content) -> String {
        switch content {
        case .widget(let id): instances[id].map { "\($0.kind) \($0.family) \($0.configuration)" } ?? "missing"
        case .stack(let id): "\(stacks[id]?.members.map { text(.widget($0)) } ?? [])"
        case .icon(let name): name
        }
    }
}
