import Foundation

extension NSString {
    /// A text that Siri translates when it says it; here it is translated at once.
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
