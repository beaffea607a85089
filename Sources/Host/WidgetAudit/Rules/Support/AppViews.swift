/// SwiftUI's views that belong to apps: nothing in a widget scrolls, navigates, accepts text or presents something.
enum AppViews {
    static let names: Set<String> = [
        "ScrollView", "List", "Form", "Table", "TextField", "SecureField", "TextEditor", "TextFieldLink", "Slider",
        "Stepper", "Picker", "DatePicker", "MultiDatePicker", "NavigationStack", "NavigationView",
        "NavigationSplitView", "NavigationLink", "TabView", "Menu", "EditButton", "RenameButton", "PasteButton",
        "NewDocumentButton", "HelpLink",
    ]
}
