This file is not of any target, and no Swift.
