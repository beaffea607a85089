@_exported import Accounts
@_exported import UIKit
