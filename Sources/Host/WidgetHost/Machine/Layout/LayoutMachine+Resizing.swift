import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

extension LayoutMachine {
    /// Gives a widget another size in its place.
    ///
    /// 1. Everything is checked first, so that a rejected command has no effect.
    /// 2. On a page of the Home Screen the widget keeps its first cell, unless it would extend beyond the page; then it
    ///    moves just as far as necessary. Others move aside.
    /// 3. On the Lock Screen it moves to the part of its new size, if there is room.
    /// 4. The Smart Stack of a watch is a list, in which each widget has its own size.
    ///
    /// - Returns: `nil` if the widget has that size.
    mutating func resize(
        _ id: InstanceID, to family: Family, in context: some LayoutContext, _ out: inout HostOutbox
    ) throws(HostError) -> PlacedWidget? {
        var widget = try get(id)
        guard family != widget.family else { return nil }
        let description = try context.description(of: widget.kind, widget.extensionID)
        guard description.families.contains(family) else {
            throw .unsupportedFamily(family, kind: widget.kind, supported: description.families)
        }
        guard widget.context == .watchSmartStack || stackID(of: id) == nil else {
            throw .invalid("a stack holds widgets of one size; resize the stack, or move the widget out of it first")
        }
        try context.checkPlacement(of: family, in: widget.context, of: widget.platform)
        widget.resize(to: family)
        switch (widget.context, widget.platform) {
        case (.homeScreen, .iPhone): try enlarge(.widget(id), to: GridSize(family: family))
        case (.todayView, .iPhone), (.watchSmartStack, _): break
        case (.lockScreen, .iPhone):
            var trial = home
            trial.remove(.widget(id))
            try trial.addToLockScreen(id, family) { widgets[$0]?.family }
            home = trial
        default:
            let present = ordered.filter {
                $0.id != id && $0.context == widget.context && $0.platform == widget.platform
            }
            try context.checkRoom(for: widget, after: present)
        }
        widgets[id] = widget
        out.noteChange(of: id)
        out.noteLayoutChange()
        return widget
    }

    /// Gives a stack and all its members another size in their place.
    ///
    /// 1. Everything is checked first: each member must have the size, so that a rejected command has no effect.
    /// 2. On a page of the Home Screen the stack is positioned as a resized widget.
    ///
    /// - Returns: The resized members; none if the stack has that size.
    mutating func resizeStack(
        _ id: StackID, to family: Family, in context: some LayoutContext, _ out: inout HostOutbox
    ) throws(HostError) -> [PlacedWidget] {
        let stack = try stacks.get(id)
        guard !isOnWatch(stack) else {
            throw .invalid("each widget in the Smart Stack of a watch has its own size; resize a widget")
        }
        guard family != stack.family else { return [] }
        var members = self.members(of: stack)
        for widget in members {
            let description = try context.description(of: widget.kind, widget.extensionID)
            guard description.families.contains(family) else {
                throw .unsupportedFamily(family, kind: widget.kind, supported: description.families)
            }
            try context.checkPlacement(of: family, in: widget.context, of: widget.platform)
        }
        if home.page(of: .stack(id)) != nil { try enlarge(.stack(id), to: GridSize(family: family)) }
        stacks.resize(id, to: family)
        for index in members.indices {
            members[index].resize(to: family)
            widgets[members[index].id] = members[index]
            out.noteChange(of: members[index].id)
        }
        out.noteLayoutChange()
        return members
    }

    private mutating func enlarge(_ content: HomePage.Content, to size: GridSize) throws(HostError) {
        guard let page = home.page(of: content), let item = home.pages[page].item(of: content) else {
            return try home.put(content, size, page: nil, cell: nil)
        }
        let grid = home.pages[page].grid
        let cell = GridCell(
            column: max(0, min(item.cell.column, grid.columns - size.columns)),
            row: max(0, min(item.cell.row, grid.rows - size.rows)))
        try home.insert(content, size, page: page, cell: cell)
    }
}
