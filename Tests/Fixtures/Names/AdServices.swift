import AdServices
import iAd

func attribution() {
    do {
        print(try AAAttribution.attributionToken())
    } catch let error as AAAttributionError where error.code == .networkError {
        print("later")
    } catch {
        print(error)
    }
    ADClient.shared().requestAttributionDetails { details, error in
        guard let details else { return print(error as Any) }
        print(details["Version3.1"] as Any)
    }
}
