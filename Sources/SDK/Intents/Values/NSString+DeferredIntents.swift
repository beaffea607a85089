import Foundation

extension NSString {
    /// A string that Siri localizes when it is spoken; here it is localized immediately.
    public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
        NSString(
            string: String(format: Bundle.main.localizedString(forKey: format, value: nil, table: nil), arguments: args)
        )
    }

    public class func deferredLocalizedIntentsString(
        with format: String, table: String, _ args: any CVarArg...
    ) -> NSString {
        NSString(
            string: String(
                format: Bundle.main.localizedString(forKey: format, value: nil, table: table), arguments: args))
    }
}
