/// Options of a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

extension View {
    /// Has no effect: a widget cannot open files.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        noEffect("fileDialogBrowserOptions", .files)
    }

    /// Has no effect: a widget cannot open files.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        noEffect("fileDialogMessage", .files)
    }

    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        noEffect("fileDialogMessage", .files)
    }

    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        noEffect("fileDialogMessage", .files)
    }

    /// Has no effect: a widget cannot open files.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        noEffect("fileDialogConfirmationLabel", .files)
    }

    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        noEffect("fileDialogConfirmationLabel", .files)
    }

    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        noEffect("fileDialogConfirmationLabel", .files)
    }

    /// Has no effect: a widget cannot open files.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        noEffect("fileExporterFilenameLabel", .files)
    }

    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        noEffect("fileExporterFilenameLabel", .files)
    }

    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        noEffect("fileExporterFilenameLabel", .files)
    }

    /// Has no effect: a widget cannot open files.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        noEffect("fileDialogCustomizationID", .files)
    }

    /// Has no effect: a widget cannot open files.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        noEffect("fileDialogDefaultDirectory", .files)
    }

    /// Has no effect: a widget cannot open files.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        noEffect("fileDialogImportsUnresolvedAliases", .files)
    }

    /// Has no effect: a widget cannot open files.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        noEffect("fileDialogURLEnabled", .files)
    }
}
