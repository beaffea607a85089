This file is excluded, and no Swift.
